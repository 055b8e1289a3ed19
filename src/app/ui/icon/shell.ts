/**
 * Icons of the first load: what stands around every page, its messages and its faces. Path data, each on a 256 x 256 board; two come
 * as symbols of static/icons/lobby.svg, which the service worker keeps: their paths are the longest.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, and the fill weight where the name ends in
 * Fill; wifiSlash, friends and giftFill are drawn after them with fewer strokes.
 */

export const arrowLeft =
  'M224 128a8 8 0 0 1-8 8H59l59 58a8 8 0 0 1-12 12l-72-72a8 8 0 0 1 0-12l72-72a8 8 0 0 1 12 12l-59 58h157a8 8 0 0 1 8 8';
export const menu =
  'M224 128a8 8 0 0 1-8 8H40a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8M40 72h176a8 8 0 0 0 0-16H40a8 8 0 0 0 0 16m176 112H40a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16';
export const plus =
  'M224 128a8 8 0 0 1-8 8h-80v80a8 8 0 0 1-16 0v-80H40a8 8 0 0 1 0-16h80V40a8 8 0 0 1 16 0v80h80a8 8 0 0 1 8 8';
export const wifiSlash = '/icons/lobby.svg#wifiSlash';
export const friends = '/icons/lobby.svg#friends';
export const houseFill =
  'M224 120v96a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8v-52a4 4 0 0 0-4-4h-40a4 4 0 0 0-4 4v52a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-96a16 16 0 0 1 5-11l80-80a16 16 0 0 1 22 0l80 80a16 16 0 0 1 5 11';
export const giftFill =
  'M216 72h-36a33 33 0 0 0-52-38 33 33 0 0 0-52 38H40a16 16 0 0 0-16 16v32a16 16 0 0 0 16 16v64a16 16 0 0 0 16 16h60a4 4 0 0 0 4-4v-92H40V88h80v32h16V88h80v32h-80v92a4 4 0 0 0 4 4h60a16 16 0 0 0 16-16v-64a16 16 0 0 0 16-16V88a16 16 0 0 0-16-16M84 60a13 13 0 0 1 26 0 13 13 0 0 1-26 0m62 0a13 13 0 0 1 26 0 13 13 0 0 1-26 0';
export const walletFill =
  'M216 64H56a8 8 0 0 1 0-16h136a8 8 0 0 0 0-16H56a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a16 16 0 0 0 16-16V80a16 16 0 0 0-16-16m-36 80a12 12 0 1 1 12-12a12 12 0 0 1-12 12';
export const chatFill =
  'M128 24a104 104 0 0 0-92 153l-11 34a16 16 0 0 0 20 20l34-11a104 104 0 1 0 49-196M84 140a12 12 0 1 1 12-12 12 12 0 0 1-12 12m44 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12m44 0a12 12 0 1 1 12-12 12 12 0 0 1-12 12';
export const userFill =
  'M231 220a8 8 0 0 1-7 4H32a8 8 0 0 1-7-12q24-40 66-54a72 72 0 1 1 74 0q42 14 66 54a8 8 0 0 1 0 8';
export const magnifier =
  'm230 218-50-50a88 88 0 1 0-12 12l50 50a8 8 0 0 0 12-12M40 112a72 72 0 1 1 72 72 72 72 0 0 1-72-72';
export const warningCircleFill =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m-8 56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0Zm8 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12';
