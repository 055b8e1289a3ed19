import type { PaletteName } from '../images/palettes.ts';

/** A family of games: the words of their names and the pictures of their art. */
export interface Theme {
  key: string;
  palettes: readonly PaletteName[];
  /** Big pictures of a tile, by the name of the art set. */
  heroes: readonly string[];
  /** Small pictures of a tile, and the lower symbols of a slot. */
  sides: readonly string[];
  /** First words of a name. */
  leads: readonly string[];
  /** Middle words of a name. */
  nouns: readonly string[];
}

/** Writes a theme in one row: lists are words joined by `|`. */
export function theme(
  key: string,
  palettes: string,
  heroes: string,
  sides: string,
  leads: string,
  nouns: string,
): Theme {
  const split = (text: string): string[] => text.split('|');
  return {
    key,
    palettes: split(palettes) as PaletteName[],
    heroes: split(heroes),
    sides: split(sides),
    leads: split(leads),
    nouns: split(nouns),
  };
}
