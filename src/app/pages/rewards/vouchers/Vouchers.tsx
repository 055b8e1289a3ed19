import './Vouchers.css';
import { useEffect, useState } from 'react';
import type { Voucher } from '../../../../contract/schemas/rewards.ts';
import { t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/error-text.ts';
import { hasFeature } from '../../../stores/system.ts';
import { redeemCode, settleVoucher, voucherClaim, vouchers } from '../../../stores/vouchers.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import type { PartSource } from '../../../ui/part/use-part.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { PartSlot } from '../PartSlot.tsx';
import type { VoucherSheetProps } from './VoucherSheet.tsx';
import { tellVoucher } from './tell-voucher.ts';
import { Unsettled } from '../../../features/claims/UnsettledClaim.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';
import { useSettle } from '../../../features/claims/use-settle.ts';
import { VoucherCode } from './VoucherCode.tsx';
import { VoucherTicket } from './VoucherTicket.tsx';

/** All that is to be said of one voucher. */
const sheet: PartSource<VoucherSheetProps> = {
  load: () => import('./VoucherSheet.tsx'),
};

/** Vouchers and promo codes: what waits, what was, and a place to type a code. */
export default function Vouchers() {
  const open = useOpen(() => hasFeature('vouchers'));
  return open ? <Content /> : null;
}

function Content() {
  const [shown, setShown] = useState<Voucher>();
  useEffect(() => void vouchers.load(), []);
  useSettle(settleVoucher, tellVoucher);
  const use = async (code: string) => {
    setShown(undefined);
    tellVoucher(await redeemCode(code));
  };
  return (
    <div className="reward-page">
      <VoucherCode />
      {voucherClaim.unsettled.value && (
        <Unsettled
          busy={voucherClaim.claiming.value !== undefined}
          onCheck={() => void settleVoucher().then(tellVoucher)}
        />
      )}
      <List onShow={setShown} />
      {shown && (
        <PartSlot part={sheet} props={{ voucher: shown, onUse: use, onClose: () => setShown(undefined) }} quiet />
      )}
    </div>
  );
}

function List({ onShow }: { onShow: (voucher: Voucher) => void }) {
  const known = vouchers.value.value;
  const error = vouchers.error.value;
  if (!known && !error) return <LineBones count={3} />;
  if (!known) {
    return (
      <Face
        kind={error?.kind === 'offline' ? 'offline' : 'error'}
        title={t('vouchers_failed')}
        text={error && t(errorText(error))}
        action={t('retry')}
        onAction={() => void vouchers.load()}
        busy={vouchers.busy.value}
      />
    );
  }
  if (known.length === 0) return <Face kind="empty" title={t('vouchers_empty')} text={t('vouchers_empty_text')} />;
  const open = known.filter(({ status }) => status === 'claim');
  const past = known.filter(({ status }) => status !== 'claim');
  return (
    <>
      {open.length > 0 && <Group title={t('vouchers_open')} vouchers={open} onShow={onShow} />}
      {past.length > 0 && <Group title={t('vouchers_past')} vouchers={past} onShow={onShow} />}
    </>
  );
}

interface GroupProps {
  title: string;
  vouchers: readonly Voucher[];
  onShow: (voucher: Voucher) => void;
}

function Group({ title, vouchers: shown, onShow }: GroupProps) {
  return (
    <section className="voucher-group">
      <SectionHead title={title} />
      <ul>
        {shown.map((voucher) => (
          <li key={voucher.voucherId}>
            <VoucherTicket voucher={voucher} onShow={() => onShow(voucher)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
