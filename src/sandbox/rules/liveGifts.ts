import type { LiveGift } from '../../contract/schemas/service.ts';
import { type GiftSeed, LIVE_GIFTS } from '../seed/texts/live-chat.ts';
import { textIn } from '../seed/texts/text.ts';
import { formatMoney } from './money.ts';
import { refuse } from './refusal.ts';

/** A gift by its id. Refuses `not.found`. */
export const findGift = (giftId: string): GiftSeed => LIVE_GIFTS.find(({ id }) => id === giftId) ?? refuse('not.found');

/** A gift in a language. */
export const giftIn = ({ id, name, price }: GiftSeed, language: string): LiveGift => ({
  giftId: id,
  name: textIn(name, language),
  iconUrl: `/img/symbol/${id}`,
  price: formatMoney(price),
});

/** All gifts in a language, the smallest first. */
export const giftsIn = (language: string): LiveGift[] => LIVE_GIFTS.map((gift) => giftIn(gift, language));
