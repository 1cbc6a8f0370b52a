"""The outbox: what is posted and sent, in order and once."""
