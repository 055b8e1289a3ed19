/**
 * Icons of the member's own pages: symbols of static/icons/account.svg, which comes beside the script rather than in it.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight.
 */
const symbol = (name: string): string => `/icons/account.svg#${name}`;

export const password = symbol('password');
export const envelope = symbol('envelope');
export const phone = symbol('phone');
export const idCard = symbol('idCard');
export const nameTag = symbol('nameTag');
export const bankCard = symbol('bankCard');
export const link = symbol('link');
export const shieldCheck = symbol('shieldCheck');
export const handHeart = symbol('handHeart');
export const keyhole = symbol('keyhole');
export const question = symbol('question');
export const copy = symbol('copy');
export const pencil = symbol('pencil');
export const devices = symbol('devices');
export const check = symbol('check');
