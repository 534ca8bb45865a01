"""What a rule book is: its types, how its text is read and checked, and its clauses."""
