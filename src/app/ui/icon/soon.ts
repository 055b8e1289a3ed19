/**
 * The icon of what is not there yet. Path data on a 256 x 256 board.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the fill weight.
 */

export const rocketFill =
  'M102 191c-5 10-20 33-62 33a8 8 0 0 1-8-8c0-42 23-57 33-62a8 8 0 0 1 6 15c-6 3-20 12-23 39 27-3 36-17 39-23a8 8 0 1 1 15 6M224 47a16 16 0 0 0-15-15c-13-1-45 1-72 27l-49 50a8 8 0 0 1-11-12l26-26a4 4 0 0 0-3-7H74a16 16 0 0 0-11 5l-34 34a16 16 0 0 0 9 27l38 6 44 44 6 38a16 16 0 0 0 11 13l5 1a16 16 0 0 0 11-5l34-34a16 16 0 0 0 5-11v-26a4 4 0 0 0-7-3l-26 26a8 8 0 0 1-12 0 8 8 0 0 1 0-11l50-49c26-27 28-59 27-72';
