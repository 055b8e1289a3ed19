/**
 * Icons of how something ended: messages, and the state of a deposit. Path data, each on a 256 x 256 board.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the fill weight.
 */

export const checkCircleFill =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m46 86-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12';
export const crossCircleFill =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m38 130a8 8 0 0 1-12 12l-26-27-26 27a8 8 0 0 1-12-12l27-26-27-26a8 8 0 0 1 12-12l26 27 26-27a8 8 0 0 1 12 12l-27 26Z';
export const infoFill =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m-4 48a12 12 0 1 1-12 12 12 12 0 0 1 12-12m12 112a16 16 0 0 1-16-16v-40a8 8 0 0 1 0-16 16 16 0 0 1 16 16v40a8 8 0 0 1 0 16';
