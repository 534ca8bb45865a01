"""What each person at the table may see, worked out from what happened and from nothing else."""
