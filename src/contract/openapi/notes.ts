/** Docstrings of the contract's calls and shapes, by the name of what they stand before. */
export type Notes = Readonly<Record<string, string>>;
