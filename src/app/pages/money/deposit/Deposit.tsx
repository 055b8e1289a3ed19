import './Deposit.css';
import { useEffect } from 'react';
import { BalanceCard } from '../../../features/balance/Balance.tsx';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { type DepositAttempt, depositing, depositMethods, takeDeposit } from '../../../stores/deposit/deposit.ts';
import { depositPromos } from '../../../stores/deposit/deposit-promos.ts';
import { info } from '../../../stores/system/system.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { usePart } from '../../../ui/part/use-part.ts';
import { protectionPath } from '../links.ts';
import { DepositForm } from './DepositForm.tsx';
import { leaveToPay, payUntil } from './deposit-rules.ts';

/** It comes before it is needed: a line may fail during a payment. */
const DepositState = lazy(() => import('./DepositState.tsx'), { texts: ['depositState'], afterPaint: true });
const DepositDetail = lazy(() => import('../DepositDetail.tsx'), { texts: ['payment'] });
const PayPanel = lazy(() => import('./PayPanel.tsx'), { texts: ['payment'] });

/** Continues the deposit that a reload, a gateway or the record comes back to. */
async function arrive(): Promise<void> {
  depositing.restore();
  const wanted = new URLSearchParams(location.search).get('depositId');
  const mine = depositing.current.peek();
  const other = wanted !== null && wanted !== mine?.value?.depositId && (!mine || mine.value !== undefined);
  if (other) await takeDeposit(wanted).catch(console.warn);
  else await depositing.resume();
}

/** A result that was seen is not shown again: whoever comes back finds the form. */
function closeEnded(): void {
  const status = depositing.current.peek()?.value?.status;
  if (status && status !== 'pending') depositing.close();
}

/** Deposit (SPEC 2.1, 7.4): method, amount and promotion, then its state. A reload in the middle continues where it was. */
export default function Deposit() {
  usePart(DepositState);
  useEffect(() => {
    depositMethods.want();
    void depositPromos.load();
    wallet.want();
    void arrive();
    return closeEnded;
  }, []);
  const attempt = depositing.current.value;
  const payable = attempt?.value?.status === 'pending' && attempt.value.payCode ? attempt.value : undefined;
  return (
    <div className="page">
      {payable ? (
        <Part
          of={PayPanel}
          props={{ deposit: payable, until: payUntil(payable), onLeave: () => leaveToPay(payable) }}
        />
      ) : (
        <BalanceCard label={t('deposit_balance')} />
      )}
      {attempt ? <State attempt={attempt} /> : <Methods />}
      {(attempt || settled()) && (
        <button type="button" className="btn btn-quiet btn-wide" onClick={() => go(protectionPath)}>
          {t('title_protection')}
        </button>
      )}
    </div>
  );
}

/** True once methods and promotions are known: the form comes with both, so that nothing moves later. */
function settled(): boolean {
  if (!depositMethods.value.value) return depositMethods.error.value !== undefined;
  return depositPromos.value.value !== undefined || depositPromos.error.value !== undefined;
}

/** `dep_func` 1 is the new deposit detail, with its steps and figures; else the base one (SPEC section 4). */
function State({ attempt }: { attempt: DepositAttempt }) {
  const fresh = info.value?.mobileTemplate.dep_func === 1;
  const detail = fresh && attempt.value && <Part of={DepositDetail} props={{ deposit: attempt.value }} />;
  return <Part of={DepositState} props={{ attempt, detail, until: attempt.value && payUntil(attempt.value) }} />;
}

function Methods() {
  if (!settled()) return <LineBones count={5} />;
  return (
    <Loaded
      resource={depositMethods}
      title={t('deposit_failed_load')}
      bones={<LineBones count={5} />}
      empty={<Face kind="empty" title={t('deposit_none')} />}
      isEmpty={(methods) => methods.length === 0}
    >
      {(methods) => <DepositForm methods={methods} />}
    </Loaded>
  );
}
