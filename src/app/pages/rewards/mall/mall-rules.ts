import type { MallItem, MallReceiver } from '../../../../contract/schemas/mall.ts';
import { type Faults, faultsOf } from '../../../features/forms/faults.ts';

/** The most of one item that an order takes. */
const MOST = 100;

/** What was typed into the receiver's fields. */
export type ReceiverTexts = MallReceiver;

export type ReceiverField = 'name' | 'mobileNum' | 'address';

/** How many of an item these points and its stock allow. */
export const mostOf = ({ points, stock }: MallItem, has: number): number =>
  Math.max(0, Math.min(stock, Math.floor(has / points), MOST));

/** The digits of a typed phone number. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** What stops a delivery: goods need first and last name, a phone number, an address with its number. */
export function receiverFaults({ name, mobileNum, address }: ReceiverTexts): Faults<ReceiverField> {
  const digits = digitsOf(mobileNum).length;
  const rings = /^[\d\s()+.-]*$/.test(mobileNum) && digits >= 8 && digits <= 20;
  const whole = name.trim().length >= 3 && /\S\s+\S/.test(name);
  const found = address.trim().length >= 10;
  return faultsOf({
    name: whole ? undefined : { key: 'exchange_name_flaw' },
    mobileNum: rings ? undefined : { key: 'exchange_mobile_flaw' },
    address: found ? undefined : { key: 'exchange_address_flaw' },
  });
}

/** The receiver in the platform's form: texts as typed, the number as digits. */
export const receiverOf = ({ name, mobileNum, address }: ReceiverTexts): MallReceiver => ({
  name,
  mobileNum: digitsOf(mobileNum),
  address,
});
