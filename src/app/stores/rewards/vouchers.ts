import { getVouchers, redeemVoucher } from '../../../contract/calls/rewards.ts';
import type { Claim } from '../../../contract/schemas/promotions.ts';
import type { Voucher } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';
import { wallet } from '../wallet/wallet.ts';

/** Vouchers of the member: those that wait, then those that were. */
export const vouchers: Resource<Voucher[]> = followLanguage(
  resource('vouchers', () => send(getVouchers, { query: { language: language() } })),
);

/** The redeeming of a code. */
export const voucherClaim = moneyClaim<{ code: string }, Claim>({
  name: 'voucher',
  send: (body, key) => send(redeemVoucher, { body, key }),
  moved: () => void wallet.load(),
});

async function after(end: ClaimEnd<Claim>): Promise<ClaimEnd<Claim>> {
  if (end) await vouchers.load();
  return end;
}

/** Redeems a code, typed or of a voucher. */
export const redeemCode = async (code: string): Promise<ClaimEnd<Claim>> => after(await voucherClaim.claim({ code }));

/** Asks how a redeeming ended whose answer was lost. */
export const settleVoucher = async (): Promise<ClaimEnd<Claim>> => after(await voucherClaim.settle());

onSignOut(() => vouchers.set(undefined));
