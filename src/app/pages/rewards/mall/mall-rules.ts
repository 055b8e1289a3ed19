import type { MallItem, MallReceiver } from '../../../../contract/schemas/mall.ts';

/** The most of one item that an order takes. */
const MOST = 100;

/** What was typed of a receiver; the number as people write it. */
export type ReceiverTexts = MallReceiver;

export type ReceiverFlaw = 'name' | 'mobileNum' | 'address';

/** How many of an item these points and its stock allow. */
export const mostOf = ({ points, stock }: MallItem, has: number): number =>
  Math.max(0, Math.min(stock, Math.floor(has / points), MOST));

/** The digits of a number as it was typed, with or without its country's plus. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Fields of a receiver that cannot be sent to: goods need a whole name, a number that rings, an address with its number. */
export function receiverFlaws({ name, mobileNum, address }: ReceiverTexts): ReceiverFlaw[] {
  const digits = digitsOf(mobileNum).length;
  const rings = /^[\d\s()+.-]*$/.test(mobileNum) && digits >= 8 && digits <= 20;
  const whole = name.trim().length >= 3 && /\S\s+\S/.test(name);
  const found = address.trim().length >= 10;
  return [
    ...(whole ? [] : (['name'] as const)),
    ...(rings ? [] : (['mobileNum'] as const)),
    ...(found ? [] : (['address'] as const)),
  ];
}

/** A receiver as the platform takes it: texts as they were typed, the number as its digits. */
export const receiverOf = ({ name, mobileNum, address }: ReceiverTexts): MallReceiver => ({
  name,
  mobileNum: digitsOf(mobileNum),
  address,
});
