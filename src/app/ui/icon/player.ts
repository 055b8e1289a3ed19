/**
 * Icons of what runs and can be held. Path data, each on a 256 x 256 board.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the fill weight.
 */

export const pauseFill =
  'M216 48v160a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16v-160a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16m-120-16h-40a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16';
export const playFill =
  'M240 128a16 16 0 0 1-8 14l-144 88a16 16 0 0 1-16 0 16 16 0 0 1-8-14v-176a16 16 0 0 1 8-14 16 16 0 0 1 16 0l144 88a16 16 0 0 1 8 14';
