/** Letters and digits that nobody mistakes for another when they are read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A password made for a new downline: ten characters, letters and digits, from the phone's own source of chance. */
export function newPassword(): string {
  const chance = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(chance, (byte, at) => {
    const set = at % 3 === 2 ? DIGITS : LETTERS;
    return set[byte % set.length];
  }).join('');
}
