/**
 * Icons of rewards: symbols of static/icons/rewards.svg, which comes beside the script rather than in it.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the duotone weight, and the bold one for the percent sign and the check.
 */
const symbol = (name: string): string => `/icons/rewards.svg#${name}`;

export const gift = symbol('gift');
export const envelope = symbol('envelope');
export const percent = symbol('percent');
export const friends = symbol('friends');
export const crown = symbol('crown');
export const star = symbol('star');
export const trophy = symbol('trophy');
export const calendar = symbol('calendar');
export const ticket = symbol('ticket');
export const shop = symbol('shop');
export const fire = symbol('fire');
export const check = symbol('check');
