/**
 * Icons of the first load: what stands around every page, its messages and its faces. Path data, each on a 256 x 256 board; some come
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
export const houseFill = '/icons/lobby.svg#houseFill';
export const giftFill = '/icons/lobby.svg#giftFill';
export const walletFill = '/icons/lobby.svg#walletFill';
export const chatFill = '/icons/lobby.svg#chatFill';
export const userFill = '/icons/lobby.svg#userFill';
export const magnifier =
  'm230 218-50-50a88 88 0 1 0-12 12l50 50a8 8 0 0 0 12-12M40 112a72 72 0 1 1 72 72 72 72 0 0 1-72-72';
export const warningCircleFill =
  'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m-8 56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0Zm8 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12';
