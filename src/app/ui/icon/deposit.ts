/**
 * Icons of deposits: symbols of static/icons/deposit.svg, which comes beside the script.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight.
 */
const symbol = (name: string): string => `/icons/deposit.svg#${name}`;

export const card = symbol('card');
export const bank = symbol('bank');
export const pix = symbol('pix');
export const wallet = symbol('wallet');
export const gift = symbol('gift');
