"""For people who declare cards: what a declaration cannot mean, declarations as source, and the manual made from examples."""
