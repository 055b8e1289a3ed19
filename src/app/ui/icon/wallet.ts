/**
 * Symbols of static/icons/money.svg for the wallet and the transfer, named here again: the file that names the others comes with the
 * records, and what shared it would make it a request of its own.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight.
 */
const symbol = (name: string): string => `/icons/money.svg#${name}`;

export const bets = symbol('bets');
export const deposit = symbol('deposit');
export const gift = symbol('gift');
export const receipt = symbol('receipt');
export const swap = symbol('swap');
export const transfer = symbol('transfer');
export const withdraw = symbol('withdraw');
