/**
 * Icons of the money pages. Path data, each on a 256 x 256 board.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight.
 */

export const bank =
  'M24 104h24v64H32a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16h-16v-64h24a8 8 0 0 0 4-15L132 25a8 8 0 0 0-8 0L20 89a8 8 0 0 0 4 15m40 0h32v64H64Zm80 0v64h-32v-64Zm48 64h-32v-64h32ZM128 41l76 47H52ZM248 208a8 8 0 0 1-8 8H16a8 8 0 0 1 0-16h224a8 8 0 0 1 8 8';
export const pix =
  'm235 117-96-96a16 16 0 0 0-22 0l-96 96a16 16 0 0 0 0 22l96 96a16 16 0 0 0 22 0l96-96a16 16 0 0 0 0-22M128 32l56 56h-24a8 8 0 0 0-6 2l-26 27-26-27A8 8 0 0 0 96 88H72Zm-72 72h37l24 24-24 24H56l-24-24Zm72 120-56-56h24a8 8 0 0 0 6-2l26-27 26 27a8 8 0 0 0 6 2h24Zm72-72h-37l-24-24 24-24h37l24 24Z';
export const dots =
  'M140 128a12 12 0 1 1-12-12 12 12 0 0 1 12 12m-12-56a12 12 0 1 0-12-12 12 12 0 0 0 12 12m0 112a12 12 0 1 0 12 12 12 12 0 0 0-12-12';
export const plus =
  'M224 128a8 8 0 0 1-8 8h-80v80a8 8 0 0 1-16 0v-80H40a8 8 0 0 1 0-16h80V40a8 8 0 0 1 16 0v80h80a8 8 0 0 1 8 8';
