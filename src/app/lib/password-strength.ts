/** How hard a password is to guess: 0 for none, 1 weak, 2 fair, 3 strong. */
export type Strength = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** Runs that guessers try first: three of the same sign, or steps along the alphabet, the digits, the keyboard. */
const EASY = /(.)\1\1|012|123|234|345|456|567|678|789|abc|qwe|asd|senha|pass/i;

/** Judges a password by its length, its kinds of signs and its easy runs. A hint for the person: the platform's own rule decides. */
export function strengthOf(password: string): Strength {
  if (password === '') return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = (password.length >= 12 ? 2 : Number(password.length >= 8)) + Number(kinds > 1) + Number(kinds > 2);
  const held = EASY.test(password) ? points - 1 : points;
  if (password.length < 8 || held < 2) return 1;
  return held > 2 ? 3 : 2;
}
