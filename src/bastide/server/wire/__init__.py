"""What clients are sent: views, targets, events, refusals."""
