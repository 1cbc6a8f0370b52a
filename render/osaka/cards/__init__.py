"""Cards as pictures, and what is drawn of them: the own hand, the score sheet."""
