import { type FormEvent, useState } from 'react';
import type { Claim } from '../../../../contract/schemas/promotions.ts';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { type OwnTexts, tellClaim } from '../../../features/claims/tell-claim.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import type { ClaimEnd, ClaimError } from '../../../stores/data/claim.ts';
import { redeemCode, voucherClaim } from '../../../stores/rewards/vouchers.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { ticket } from '../../../ui/icon/rewards.ts';
import { HeroCard } from '../RewardPage.tsx';

/** Keys under which typed text is kept. */
const FORM = 'voucher';
const FIELD = 'code';

/** The longest code that is typed. */
const LENGTH = 20;

/** What is wrong with a code. */
const CODE_FLAWS = {
  'voucher.invalid': 'voucher_invalid',
  'voucher.used': 'voucher_used',
  'voucher.expired': 'voucher_expired',
  'voucher.redeemed': 'voucher_redeemed',
  'voucher.others': 'voucher_others',
} as const satisfies OwnTexts;

/** Tells how the redeeming of a code ended. */
export const tellVoucher = (end: ClaimEnd<Claim>): void => tellClaim(end, voucherClaim, CODE_FLAWS);

/** The error under the field; undefined where the code is not at fault. */
function flawOf({ code, value }: ClaimError): string | undefined {
  const own = CODE_FLAWS[code as keyof typeof CODE_FLAWS];
  if (own) return t(own);
  const until = value?.until;
  return until === undefined ? undefined : t('voucher_wait', { time: shortMoment(new Date(until).toISOString()) });
}

/** A code that was read or heard somewhere. */
export function VoucherCode() {
  const [code, setCode] = useState(() => typedTexts(FORM)[FIELD] ?? '');
  const [flaw, setFlaw] = useState<string>();
  const set = (typed: string) => {
    const next = typed.toUpperCase();
    setCode(next);
    setFlaw(undefined);
    keepTyped(FORM, { [FIELD]: next });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (!typed) {
      setFlaw(t('vouchers_empty_code'));
      return void focusField(FIELD);
    }
    const end = await redeemCode(typed);
    const found = end && 'error' in end ? flawOf(end.error) : undefined;
    if (found) {
      setFlaw(found);
      return void focusField(FIELD);
    }
    if (end && 'value' in end) set('');
    tellVoucher(end);
  };
  return (
    <HeroCard icon={ticket} look="voucher-hero">
      <h2 className="voucher-title">{t('vouchers_enter')}</h2>
      <form noValidate className="voucher-form" onSubmit={(event) => void submit(event)}>
        <Field
          name={FIELD}
          label={t('vouchers_code')}
          hint={t('vouchers_hint')}
          value={code}
          maxLength={LENGTH}
          error={flaw}
          onChange={set}
        />
        <button type="submit" className="btn btn-gold btn-wide" aria-busy={voucherClaim.claiming.value !== undefined}>
          {t('vouchers_redeem')}
        </button>
      </form>
    </HeroCard>
  );
}
