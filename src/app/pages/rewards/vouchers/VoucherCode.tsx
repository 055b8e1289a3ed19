import type { Claim } from '../../../../contract/schemas/promotions.ts';
import { type OwnTexts, tellClaim } from '../../../features/claims/tell-claim.ts';
import { type Fault, faultsOf, faultText } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import type { ClaimEnd, ClaimError } from '../../../stores/data/claim.ts';
import { redeemCode, voucherClaim } from '../../../stores/rewards/vouchers.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { ticket } from '../../../ui/icon/rewards.ts';
import { HeroCard } from '../RewardPage.tsx';
import styles from './Vouchers.css';

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

/** What is told under the field; undefined where the code is not at fault. */
function faultOf({ code, value }: ClaimError): Fault | undefined {
  const own = CODE_FLAWS[code as keyof typeof CODE_FLAWS];
  if (own) return { key: own };
  const until = value?.until;
  if (until === undefined) return undefined;
  return { key: 'voucher_wait', values: { time: shortMoment(new Date(until).toISOString()) } };
}

/** A code that was read or heard somewhere. */
export function VoucherCode() {
  const form = useForm({
    name: 'voucher',
    first: { code: '' },
    check: ({ code }) => faultsOf({ code: code.trim() ? undefined : { key: 'vouchers_empty_code' } }),
    send: async ({ code }, { set, tell }) => {
      const end = await redeemCode(code.trim());
      const fault = end && 'error' in end ? faultOf(end.error) : undefined;
      if (fault) {
        tell('code', fault);
        return false;
      }
      if (end && 'value' in end) set({ code: '' });
      tellVoucher(end);
      return false;
    },
  });
  return (
    <HeroCard icon={ticket} look={styles.voucherHero}>
      <h2 className={styles.voucherTitle}>{t('vouchers_enter')}</h2>
      <form noValidate className={styles.voucherForm} onSubmit={form.submit}>
        <Field
          name="code"
          label={t('vouchers_code')}
          hint={t('vouchers_hint')}
          value={form.values.code}
          maxLength={LENGTH}
          error={faultText(form.faults.code)}
          onChange={(code) => form.set({ code: code.toUpperCase() })}
        />
        <button type="submit" className="btn btn-gold btn-wide" aria-busy={voucherClaim.claiming.value !== undefined}>
          {t('vouchers_redeem')}
        </button>
      </form>
    </HeroCard>
  );
}
