/** The icon that closes a sheet or a bar. Path data on a 256 x 256 board, from Phosphor Icons (MIT licence, https://phosphoricons.com). */
export const cross =
  'M206 194a8 8 0 0 1-12 12l-66-67-66 67a8 8 0 0 1-12-12l67-66-67-66a8 8 0 0 1 12-12l66 67 66-67a8 8 0 0 1 12 12l-67 66Z';
