import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { BalanceCard } from '../../../features/balance/Balance.tsx';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { deposit as depositPath, go } from '../../../routes/links.ts';
import { type DepositAttempt, depositing, depositMethods, takeDeposit } from '../../../stores/deposit/deposit.ts';
import { depositPromos } from '../../../stores/deposit/deposit-promos.ts';
import { info } from '../../../stores/system/system.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { usePart } from '../../../ui/part/use-part.ts';
import { depositAt, protectionPath } from '../links.ts';
import { DepositForm } from './DepositForm.tsx';
import { closeEnded, leaveToPay, payUntil } from './deposit-rules.ts';

/** It comes before it is needed: a line may fail during a payment. */
const DepositState = lazy(() => import('./DepositState.tsx'), { texts: ['depositState'], afterPaint: true });
const DepositUnderWay = lazy(() => import('./DepositUnderWay.tsx'), { texts: ['depositState'] });
const DepositDetail = lazy(() => import('../DepositDetail.tsx'), { texts: ['payment'] });
const PayPanel = lazy(() => import('./PayPanel.tsx'), { texts: ['payment'] });

/** Takes up the deposit that the address names, as a gateway, the record and a reload do; without a name asks what became of the last. */
async function arrive(named: string | null): Promise<void> {
  const mine = depositing.current.peek();
  if (!named) closeEnded();
  if (named && named !== mine?.value?.depositId && (!mine || mine.value)) await takeDeposit(named).catch(console.warn);
  else await depositing.resume();
}

/** The deposit that the address names, kept in step: one that has just been opened names itself there. */
function useNamed(attempt: DepositAttempt | undefined): string | null {
  const named = new URLSearchParams(useSearch()).get('depositId');
  const opening = useRef(false);
  const id = attempt?.value?.depositId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address names is taken up when it changes
  useEffect(() => {
    if (named !== id || !named) void arrive(named);
  }, [named]);
  useEffect(() => {
    const stays = location.pathname === depositPath;
    if (opening.current && id && stays) go(depositAt(id), { replace: true });
    opening.current = attempt !== undefined && !id;
  }, [attempt, id]);
  return named;
}

/** Deposit (SPEC 2.1, 7.4): the form, above it what is under way; at the address of a deposit its state. */
export default function Deposit() {
  usePart(DepositState);
  useEffect(() => {
    depositing.restore();
    depositMethods.want();
    void depositPromos.load();
    wallet.want();
    return closeEnded;
  }, []);
  const attempt = depositing.current.value;
  const named = useNamed(attempt);
  // One of which nobody knows how it went is settled before the next.
  const shown = attempt?.value && attempt.value.depositId !== named ? undefined : attempt;
  const payable = shown?.value?.status === 'pending' && shown.value.payCode ? shown.value : undefined;
  return (
    <div className="page">
      {payable ? (
        <Part
          key="pay"
          of={PayPanel}
          props={{ deposit: payable, until: payUntil(payable), onLeave: () => leaveToPay(payable) }}
        />
      ) : (
        <BalanceCard label={t('deposit_balance')} />
      )}
      {attempt?.value && !shown && (
        <Part key="under-way" of={DepositUnderWay} props={{ deposit: attempt.value }} bones={null} fallback={null} />
      )}
      {shown ? <State attempt={shown} /> : <Methods />}
      {(shown || settled()) && (
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
