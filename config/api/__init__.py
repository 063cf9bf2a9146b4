"""What all views of the API share: authentication by session, pagination, JSON bodies, problems and the schema."""
