/**
 * Icons of wallets and records: symbols of static/icons/money.svg, which comes beside the script rather than in it.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight.
 */
const symbol = (name: string): string => `/icons/money.svg#${name}`;

export const calendar = symbol('calendar');
export const download = symbol('download');
export const swap = symbol('swap');
export const transfer = symbol('transfer');
export const wallet = symbol('wallet');
export const receipt = symbol('receipt');
export const lock = symbol('lock');
export const coins = symbol('coins');
export const chart = symbol('chart');
export const gift = symbol('gift');
export const deposit = symbol('deposit');
export const withdraw = symbol('withdraw');
export const collect = symbol('collect');
export const funnel = symbol('funnel');
export const bets = symbol('bets');
export const trophy = symbol('trophy');
export const percent = symbol('percent');
export const undo = symbol('undo');
export const team = symbol('team');
