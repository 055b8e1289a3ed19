/**
 * Icons of fields and sheets. Path data, each on a 256 x 256 board.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, and the fill weight where the name ends in Fill.
 */

export const check = 'M230 78 102 206a8 8 0 0 1-12 0l-56-56a8 8 0 0 1 12-12l50 51L218 66a8 8 0 0 1 12 12';
export const caretDown = 'm214 102-80 80a8 8 0 0 1-12 0l-80-80a8 8 0 0 1 12-12l74 75 74-75a8 8 0 0 1 12 12';
export const eye = '/icons/lobby.svg#eye';
export const eyeSlash = '/icons/lobby.svg#eyeSlash';
export const refresh =
  'M240 56v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h27l-26-24v-1a80 80 0 1 0-2 115 8 8 0 0 1 11 12 95 95 0 0 1-66 26h-1a96 96 0 1 1 69-164l28 26V56a8 8 0 1 1 16 0';
export const clock =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m64-88a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V72a8 8 0 0 1 16 0v48h48a8 8 0 0 1 8 8';
