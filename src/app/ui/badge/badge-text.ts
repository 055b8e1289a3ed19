/** The most that a badge counts (SPEC section 9). */
const MOST = 99;

/** What a badge says for `count`: nothing for zero, 99+ above 99 (SPEC section 9). */
export function badgeText(count: number): string {
  if (!(count > 0)) return '';
  return count > MOST ? `${MOST}+` : String(Math.floor(count));
}
