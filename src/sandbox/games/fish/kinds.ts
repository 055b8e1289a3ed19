/** A fish and what it pays, as a multiple of the shot; `art` is its picture. */
export interface Fish {
  kind: number;
  art: string;
  multiple: number;
}

export const FISH: readonly Fish[] = [
  ['fish', 2],
  ['tropical-fish', 3],
  ['blowfish', 4],
  ['jellyfish', 6],
  ['squid', 8],
  ['crab', 10],
  ['lobster', 15],
  ['turtle', 20],
  ['octopus', 30],
  ['dolphin', 50],
  ['shark', 80],
  ['whale', 150],
].map(([art, multiple], kind) => ({ kind, art: String(art), multiple: Number(multiple) }));
