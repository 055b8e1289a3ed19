/**
 * Icons of the first load: what stands around every page, its messages and its faces. Path data, each on a 256 x 256 board; some come
 * as symbols of static/icons/lobby.svg, which the service worker keeps: their paths are the longest.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, and the fill weight where the name ends in
 * Fill; wifiSlash, friends and giftFill are drawn after them with fewer strokes.
 */

export const arrowLeft = '/icons/lobby.svg#arrowLeft';
export const menu = '/icons/lobby.svg#menu';
export const plus = '/icons/lobby.svg#plus';
export const wifiSlash = '/icons/lobby.svg#wifiSlash';
export const friends = '/icons/lobby.svg#friends';
export const houseFill = '/icons/lobby.svg#houseFill';
export const giftFill = '/icons/lobby.svg#giftFill';
export const walletFill = '/icons/lobby.svg#walletFill';
export const chatFill = '/icons/lobby.svg#chatFill';
export const userFill = '/icons/lobby.svg#userFill';
export const magnifier = '/icons/lobby.svg#magnifier';
export const warningCircleFill = '/icons/lobby.svg#warningCircleFill';
