import './layout.css';
import './transfer.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { transfer } from '../../stores/transfer.ts';
import { MAIN, vendorWallets } from '../../stores/vendor-wallets.ts';
import { wallet } from '../../stores/wallet.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';
import type { TransferStateProps } from './parts/TransferState.tsx';
import { TransferForm } from './TransferForm.tsx';
import { choicesOf } from './transfer-rules.ts';
import { walletPath } from './wallet-links.ts';

/** How a transfer stands: here before it is needed, as that is when a line fails. */
const STATE: PartSource<TransferStateProps> = {
  load: () => import('./parts/TransferState.tsx'),
  afterPaint: true,
};

function load(): void {
  void wallet.load();
  void vendorWallets.load();
}

/** A result that was seen is not shown again; what nobody knows the end of stays. */
function closeEnded(): void {
  if (transfer.current.peek()?.value) transfer.close();
}

/** Transfer between wallets (SPEC 7.4): from where, to where, how much; then how it ended. A reload in the middle goes on where it was. */
export default function Transfer() {
  usePart(STATE);
  useEffect(() => {
    load();
    transfer.restore();
    // Whoever comes with wallets in mind has read how the last one ended.
    if (location.search) closeEnded();
    void transfer.resume(true);
    return closeEnded;
  }, []);
  const known = wallet.value.value;
  const vendors = vendorWallets.value.value;
  const error = wallet.error.value ?? vendorWallets.error.value;
  const current = transfer.current.value;
  const choices = known && vendors && choicesOf({ id: MAIN, name: t('transfer_main'), balance: known.main }, vendors);
  if (current) {
    return (
      <div className="money-page">
        <Current attempt={current} choices={choices ?? []} />
      </div>
    );
  }
  if (choices && choices.length > 1) {
    return (
      <div className="money-page">
        <TransferForm choices={choices} />
      </div>
    );
  }
  if (choices) {
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
  if (!error) {
    return (
      <div className="money-page">
        <LineBones count={5} />
      </div>
    );
  }
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('transfer_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={load}
      busy={wallet.busy.value || vendorWallets.busy.value}
    />
  );
}

/** How the transfer stands; its bytes are here, unless the line failed before them. */
function Current(props: TransferStateProps) {
  const { Part, failed, retry } = usePart(STATE);
  if (Part) return <Part {...props} />;
  if (!failed) return <LineBones count={5} />;
  return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />;
}
