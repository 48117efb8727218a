"""What only Legend needs above the rules: its set-ups, results, score sheet and views."""
