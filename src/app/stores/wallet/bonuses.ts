import { getBonuses } from '../../../contract/calls/promotions.ts';
import { getBonusWallet } from '../../../contract/calls/wallet.ts';
import type { Page } from '../../../contract/schemas/page.ts';
import type { Bonus, BonusState } from '../../../contract/schemas/promotions.ts';
import type { BonusWallet } from '../../../contract/schemas/wallet.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** Bonuses that are asked for at first, and by every "show more". */
const STEP = 30;

let state: BonusState | undefined;
let size = STEP;

/** The newest bonuses of the state that is shown; their titles are in the language on screen. */
export const bonuses: Resource<Page<Bonus>> = followLanguage(
  resource('records.bonuses', () =>
    send(getBonuses, {
      query: { language: language(), pageNo: 1, pageSize: size, ...(state && { status: state }) },
    }),
  ),
);

/** What waits in the bonus wallet, and the turnover that frees it. */
export const lockedBonus: Resource<BonusWallet> = resource('records.locked', () => send(getBonusWallet, {}));

/** Shows the bonuses of a state, or all; always asked anew, as turnover goes on. */
export function openBonuses(next?: BonusState): void {
  if (next !== state) bonuses.set(undefined);
  state = next;
  size = STEP;
  void bonuses.load();
  void lockedBonus.load();
}

/** Shows older ones too: asked for with the newer, which move meanwhile. */
export function moreBonuses(): void {
  size += STEP;
  void bonuses.load();
}

onSignOut(() => {
  bonuses.set(undefined);
  lockedBonus.set(undefined);
});
