"""Charts of studies, drawn with matplotlib: each takes a result and gives a figure."""
