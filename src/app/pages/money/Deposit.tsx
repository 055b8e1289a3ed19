import './layout.css';
import './deposit.css';
import './pay.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { type DepositAttempt, depositing, depositMethods, takeDeposit } from '../../stores/deposit.ts';
import { depositPromos } from '../../stores/deposit-promos.ts';
import { errorText } from '../../stores/error-text.ts';
import { info } from '../../stores/system.ts';
import { wallet } from '../../stores/wallet.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { DepositForm } from './DepositForm.tsx';
import { loadDetail, loadPay } from './deposit-parts.ts';
import { payUntil } from './deposit-rules.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { PartSlot } from './PartSlot.tsx';
import { loadState } from './state-part.ts';
import { WalletCard } from './WalletCard.tsx';

/** Goes on where a reload, a gateway or the records lead to. */
async function arrive(): Promise<void> {
  depositing.restore();
  const wanted = new URLSearchParams(location.search).get('depositId');
  const mine = depositing.current.peek();
  const other = wanted !== null && wanted !== mine?.value?.depositId && (!mine || mine.value !== undefined);
  if (other) await takeDeposit(wanted).catch(console.warn);
  else await depositing.resume();
}

/** Deposit (SPEC 2.1, 7.4): way, amount and promotion, then how it ended. A reload in the middle goes on where it was. */
export default function Deposit() {
  usePart(loadState);
  useEffect(() => {
    depositMethods.want();
    void depositPromos.load();
    wallet.want();
    void arrive();
  }, []);
  const attempt = depositing.current.value;
  const payable = attempt?.value?.status === 'pending' && attempt.value.payCode ? attempt.value : undefined;
  return (
    <div className="money-page">
      {payable ? (
        <PartSlot
          part={loadPay}
          props={{ deposit: payable, until: payUntil(payable), onLeave: () => leaveToPay(payable) }}
        />
      ) : (
        <WalletCard label={t('deposit_balance')} />
      )}
      {attempt ? <State attempt={attempt} /> : <Methods />}
      {(attempt || settled()) && (
        <button type="button" className="btn btn-quiet btn-wide" onClick={() => go('/m/protection')}>
          {t('title_protection')}
        </button>
      )}
    </div>
  );
}

/** Promotions come beside the methods: the form holds still once it is there, and so does what stands below it. */
function settled(): boolean {
  if (!depositMethods.value.value) return depositMethods.error.value !== undefined;
  return depositPromos.value.value !== undefined || depositPromos.error.value !== undefined;
}

/** `dep_func` 1 is the new deposit detail, with its steps and figures; else the base one (SPEC section 4). */
function State({ attempt }: { attempt: DepositAttempt }) {
  const fresh = info.value?.mobileTemplate.dep_func === 1;
  const detail = fresh && attempt.value && <PartSlot part={loadDetail} props={{ deposit: attempt.value }} />;
  return <PartSlot part={loadState} props={{ attempt, detail, until: attempt.value && payUntil(attempt.value) }} />;
}

function Methods() {
  const methods = depositMethods.value.value;
  const error = depositMethods.error.value;
  if (!settled()) return <LineBones count={5} />;
  if (methods?.length) return <DepositForm methods={methods} />;
  if (methods || !error) return <Face kind="empty" title={t('deposit_none')} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('deposit_failed_load')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void depositMethods.load()}
      busy={depositMethods.busy.value}
    />
  );
}
