import './Money.css';
import './shared.ts';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { currentDeposit, depositMethods, restoreDeposit, resumeDeposit } from '../../stores/deposit.ts';
import { errorText } from '../../stores/error-text.ts';
import { wallet } from '../../stores/wallet.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';
import { DepositForm } from './DepositForm.tsx';
import { PartSlot } from './PartSlot.tsx';
import type { DepositStateProps } from './parts/DepositState.tsx';
import { WalletCard } from './WalletCard.tsx';

/** How a deposit stands: here before it is needed, as a payment is when a line fails. */
const STATE: PartSource<DepositStateProps> = {
  name: 'pages/money/parts/DepositState',
  load: () => import('./parts/DepositState.tsx'),
  afterPaint: true,
};

/** Deposit (SPEC 2.1, 7.4): amount and gateway, then how it ended. A reload in the middle goes on where it was. */
export default function Deposit() {
  usePart(STATE);
  useEffect(() => {
    depositMethods.want();
    wallet.want();
    restoreDeposit();
    void resumeDeposit();
  }, []);
  return (
    <div className="money-page">
      <WalletCard label={t('deposit_balance')} />
      {currentDeposit.value ? <PartSlot part={STATE} props={{ attempt: currentDeposit.value }} /> : <Methods />}
      <button type="button" className="btn btn-quiet btn-wide" onClick={() => go('/m/protection')}>
        {t('title_protection')}
      </button>
    </div>
  );
}

function Methods() {
  const methods = depositMethods.value.value;
  const error = depositMethods.error.value;
  if (methods?.length) return <DepositForm methods={methods} />;
  if (methods) return <Face kind="empty" title={t('deposit_none')} />;
  if (!error) return <LineBones count={5} />;
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
