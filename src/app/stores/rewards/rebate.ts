import { claimRebate, getRebate } from '../../../contract/calls/rewards.ts';
import type { Claim } from '../../../contract/schemas/promotions.ts';
import type { Rebate } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';
import { wallet } from '../wallet/wallet.ts';

/** Rebate that waits, by game type. */
export const rebate: Resource<Rebate> = followLanguage(
  resource('rebate', () => send(getRebate, { query: { language: language() } })),
);

/** The claim of all that waits. */
export const rebateClaim = moneyClaim<object, Claim>({
  name: 'rebate',
  send: (_form, key) => send(claimRebate, { key }),
  moved: () => void wallet.load(),
});

async function after(end: ClaimEnd<Claim>): Promise<ClaimEnd<Claim>> {
  if (end) await rebate.load();
  return end;
}

/** Claims the rebate. */
export const claimAllRebate = async (): Promise<ClaimEnd<Claim>> => after(await rebateClaim.claim({}));

/** Asks how a claim ended whose answer was lost. */
export const settleRebate = async (): Promise<ClaimEnd<Claim>> => after(await rebateClaim.settle());

onSignOut(() => rebate.set(undefined));
