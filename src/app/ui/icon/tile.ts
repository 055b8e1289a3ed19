/**
 * Icons of a game tile. Path data, each on a 256 x 256 board.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, and the fill weight where the name ends in Fill.
 */

export const heart =
  'M178 40q-32 1-50 24a61 61 0 0 0-50-24 62 62 0 0 0-62 62c0 70 104 127 108 129a8 8 0 0 0 8 0c4-2 108-59 108-129a62 62 0 0 0-62-62m-50 175c-18-11-96-59-96-113a46 46 0 0 1 46-46c19 0 36 10 43 27a8 8 0 0 0 14 0c7-17 24-27 43-27a46 46 0 0 1 46 46c0 54-78 102-96 113';
export const heartFill =
  'M240 102c0 70-104 127-108 129a8 8 0 0 1-8 0c-4-2-108-59-108-129a62 62 0 0 1 62-62q33 1 50 24 18-23 50-24a62 62 0 0 1 62 62';
