/** Reads an amount such as `12.50` as cents. */
export function centsOf(decimal: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole) * 100 + Number(`${fraction}00`.slice(0, 2));
}

/** Writes hundredths as the player's language writes them, such as `1.234,56`. */
function decimalText(hundredths: number, language: string): string {
  const [group, point] = language.startsWith('pt') ? ['.', ','] : [',', '.'];
  const whole = Math.floor(hundredths / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole}${point}${`0${hundredths % 100}`.slice(-2)}`;
}

/** Writes cents as money of the player's language, such as `R$ 1.234,56`. */
export const moneyText = (cents: number, language: string): string => `R$\u00a0${decimalText(cents, language)}`;

/** Writes hundredths as a multiplier, such as `2,35x`. */
export const timesText = (hundredths: number, language: string): string => `${decimalText(hundredths, language)}x`;
