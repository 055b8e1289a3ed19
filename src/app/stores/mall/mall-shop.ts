import { exchangeMallItem, getMallItems } from '../../../contract/calls/mall.ts';
import type { MallExchangeForm, MallItem, MallOrder } from '../../../contract/schemas/mall.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';
import { wallet } from '../wallet/wallet.ts';
import { mallAccount } from './mall.ts';

/** As many items as one question brings, and as many questions as fill the shelves at most. */
const SHELF = 100;
const SHELVES = 10;

/** What points can be exchanged for: all of it, as it is narrowed to a kind on the phone. */
export const shelves: Resource<MallItem[]> = followLanguage(
  resource('mall.shelves', async () => {
    const items: MallItem[] = [];
    for (let pageNo = 1; pageNo <= SHELVES; pageNo += 1) {
      const query = { language: language(), pageNo, pageSize: SHELF };
      const { list, totalPages } = await send(getMallItems, { query });
      items.push(...list);
      if (pageNo >= totalPages) break;
    }
    return items;
  }),
);

/** The exchange of points for something. */
export const exchangeClaim = moneyClaim<MallExchangeForm, MallOrder>({
  name: 'mallExchange',
  send: (body, key) => send(exchangeMallItem, { body, key }),
});

function after(end: ClaimEnd<MallOrder>): ClaimEnd<MallOrder> {
  if (!end) return end;
  void mallAccount.load();
  void wallet.load();
  void shelves.load();
  return end;
}

/** Exchanges points; points, balance and shelves follow. */
export const exchange = async (form: Omit<MallExchangeForm, 'language'>): Promise<ClaimEnd<MallOrder>> =>
  after(await exchangeClaim.claim({ ...form, language: language() }));

/** Asks how an exchange ended whose answer was lost. */
export const settleExchange = async (): Promise<ClaimEnd<MallOrder>> => after(await exchangeClaim.settle());
