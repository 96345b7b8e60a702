# What the language calls itself.
language-name = 日本語
