import type { Deposit } from '../../../contract/schemas/deposit.ts';
import { money } from '../../i18n/format.ts';
import { exactMoment } from '../../i18n/record-moment.ts';
import { t } from '../../i18n/texts.ts';
import { currency } from '../../stores/system/system.ts';
import { check, clock } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { crossCircleFill } from '../../ui/icon/results.ts';
import styles from './DepositDetail.css';

interface DepositDetailProps {
  deposit: Deposit;
  /** The base version: figures alone (SPEC section 4, dep_func). */
  base?: boolean;
}

/** A deposit in full: its steps and its figures. */
export default function DepositDetail({ deposit, base = false }: DepositDetailProps) {
  return (
    <div className={styles.dep}>
      {!base && <Steps deposit={deposit} />}
      <Figures deposit={deposit} />
    </div>
  );
}

type StepState = 'done' | 'now' | 'failed' | 'open';

/** The steps of a deposit: requested, paid, in the balance. */
function Steps({ deposit: { status } }: DepositDetailProps) {
  const paid: StepState = status === 'pending' ? 'now' : 'failed';
  const steps: [name: string, state: StepState][] = [
    [t('payment_step_made'), 'done'],
    [t('payment_step_paid'), status === 'approved' ? 'done' : paid],
    [t('payment_step_credited'), status === 'approved' ? 'done' : 'open'],
  ];
  return (
    <ol className={styles.depSteps} aria-label={t('payment_steps')}>
      {steps.map(([name, state], at) => (
        <li
          key={name}
          className={`${styles.depStep} ${styles[`dep--${state}`]}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.depDot}>
            {state === 'done' && <Icon path={check} size="sm" />}
            {state === 'now' && <Icon path={clock} size="sm" />}
            {state === 'failed' && <Icon path={crossCircleFill} size="md" />}
            {state === 'open' && at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** Until when it waits. A review may take longer than was promised: the past is no term. */
function endOf({ status, kind, expiresAt }: Deposit): string | undefined {
  const late = kind === 'manual' && Date.parse(expiresAt) < Date.now();
  return (status === 'pending' || status === 'expired') && !late ? exactMoment(expiresAt) : undefined;
}

function Figures({ deposit }: DepositDetailProps) {
  const { bonus, account, settledAt } = deposit;
  const shown = (decimal: string) => money(decimal, currency.value);
  const rows: [name: string, text: string | undefined][] = [
    [t('payment_amount'), shown(deposit.amount)],
    [t('payment_method'), deposit.methodName],
    [t('payment_to'), account && `${account.bankName} ${account.number}`],
    [t('payment_reference'), account?.reference],
    [t('payment_bonus'), bonus && (bonus.granted === false ? t('payment_no_bonus') : shown(bonus.amount))],
    [t('payment_turnover'), bonus && bonus.granted !== false ? shown(bonus.wagering) : undefined],
    [t('payment_created'), exactMoment(deposit.createdAt)],
    [t(deposit.kind === 'manual' ? 'payment_review' : 'payment_expires'), endOf(deposit)],
    [t('payment_settled'), settledAt && exactMoment(settledAt)],
    [t('payment_id'), deposit.depositId],
  ];
  return (
    <dl>
      {rows.map(([name, text]) =>
        text ? (
          <div key={name} className={styles.depRow}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
