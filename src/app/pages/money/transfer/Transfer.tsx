import { useEffect } from 'react';
import { FailedFace } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { transfer } from '../../../stores/wallet/transfer.ts';
import { MAIN, vendorWallets } from '../../../stores/wallet/vendor-wallets.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { usePart } from '../../../ui/part/use-part.ts';
import { walletPath } from '../links.ts';
import { TransferForm } from './TransferForm.tsx';
import { choicesOf } from './transfer-rules.ts';

/** It comes before it is needed: a line may fail during a transfer. */
const TransferState = lazy(() => import('./TransferState.tsx'), { afterPaint: true });

function load(): void {
  void wallet.load();
  void vendorWallets.load();
}

/** A result that was seen is not shown again; a transfer whose end is not known stays. */
function closeEnded(): void {
  if (transfer.current.peek()?.value) transfer.close();
}

/** Transfer between wallets (SPEC 7.4): both wallets and the amount, then its state. A reload in the middle continues where it was. */
export default function Transfer() {
  usePart(TransferState);
  useEffect(() => {
    load();
    transfer.restore();
    // An address that names wallets asks for a new transfer.
    if (location.search) closeEnded();
    void transfer.resume(true);
    return closeEnded;
  }, []);
  const known = wallet.value.value;
  const vendors = vendorWallets.value.value;
  const failed = wallet.error.value ? wallet : vendorWallets;
  const current = transfer.current.value;
  const choices = known && vendors && choicesOf({ id: MAIN, name: t('transfer_main'), balance: known.main }, vendors);
  if (!current && choices?.length === 1) {
    return (
      <Face
        kind="empty"
        title={t('transfer_none_title')}
        text={t('transfer_none')}
        action={t('transfer_wallet')}
        onAction={() => go(walletPath)}
      />
    );
  }
  if (!current && !choices && failed.error.value) {
    return <FailedFace resource={failed} title={t('transfer_failed')} onRetry={load} />;
  }
  return (
    <div className="page">
      {current && <Part of={TransferState} props={{ attempt: current, choices: choices ?? [] }} />}
      {!current && choices && <TransferForm choices={choices} />}
      {!current && !choices && <LineBones count={5} />}
    </div>
  );
}
