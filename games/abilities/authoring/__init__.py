"""For people who declare cards: declarations as source, and the manual made from examples."""
