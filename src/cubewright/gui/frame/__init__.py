"""What the features of the window share: settings, menu table, actions, colours, toolbar."""
