"""How assemblies are taken apart, prepared for lists, sentences and a moving picture."""
