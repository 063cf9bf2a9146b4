"""The texts of Objectives that tell a part of the films: the Death Star, the stolen plans, Luke and his father, and Jabba's captives."""
