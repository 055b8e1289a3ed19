import './Money.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { currentDeposit, depositMethods, restoreDeposit, resumeDeposit } from '../../stores/deposit.ts';
import { errorText } from '../../stores/error-text.ts';
import { wallet } from '../../stores/wallet.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositState } from './DepositState.tsx';
import { WalletCard } from './WalletCard.tsx';

/** Deposit (SPEC 2.1, 7.4): amount and gateway, then how it ended. A reload in the middle goes on where it was. */
export default function Deposit() {
  useEffect(() => {
    depositMethods.want();
    wallet.want();
    restoreDeposit();
    void resumeDeposit();
  }, []);
  return (
    <div className="money-page">
      <WalletCard />
      {currentDeposit.value ? <DepositState attempt={currentDeposit.value} /> : <Methods />}
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
