/** Reads an amount such as `12.50` as cents. */
export function centsOf(decimal: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole) * 100 + Number(`${fraction}00`.slice(0, 2));
}

/** Writes cents as money of the player's language, such as `R$ 1.234,56`. */
export function moneyText(cents: number, language: string): string {
  const pt = language.startsWith('pt');
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, pt ? '.' : ',');
  const rest = `0${cents % 100}`.slice(-2);
  return `R$\u00a0${whole}${pt ? ',' : '.'}${rest}`;
}

/** Writes hundredths as a multiplier, such as `2,35x`. */
export function timesText(hundredths: number, language: string): string {
  const text = (hundredths / 100).toFixed(2);
  return `${language.startsWith('pt') ? text.replace('.', ',') : text}x`;
}
