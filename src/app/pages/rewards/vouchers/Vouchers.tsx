import { useEffect, useState } from 'react';
import type { Voucher } from '../../../../contract/schemas/rewards.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { t } from '../../../i18n/texts.ts';
import { redeemCode, settleVoucher, voucherClaim, vouchers } from '../../../stores/rewards/vouchers.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import { tellVoucher, VoucherCode } from './VoucherCode.tsx';
import styles from './Vouchers.css';
import { VoucherTicket } from './VoucherTicket.tsx';

/** All that is to be said of one voucher. */
const VoucherSheet = lazy(() => import('./VoucherSheet.tsx'));

/** Vouchers and promo codes: what waits, what was, and a place to type a code. */
export default function Vouchers() {
  return (
    <RewardPage screen={REWARD_SCREENS.vouchers}>
      <Content />
    </RewardPage>
  );
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
    <>
      <VoucherCode />
      <UnsettledClaim claim={voucherClaim} onCheck={() => void settleVoucher().then(tellVoucher)} />
      <Loaded
        resource={vouchers}
        title={t('vouchers_failed')}
        bones={<LineBones count={3} />}
        isEmpty={({ length }) => length === 0}
        empty={<Face kind="empty" title={t('vouchers_empty')} text={t('vouchers_empty_text')} />}
      >
        {(all) => (
          <>
            <Group
              title={t('vouchers_open')}
              vouchers={all.filter(({ status }) => status === 'claim')}
              onShow={setShown}
            />
            <Group
              title={t('vouchers_past')}
              vouchers={all.filter(({ status }) => status !== 'claim')}
              onShow={setShown}
            />
          </>
        )}
      </Loaded>
      {shown && <Sheet of={VoucherSheet} props={{ voucher: shown, onUse: use, onClose: () => setShown(undefined) }} />}
    </>
  );
}

interface GroupProps {
  title: string;
  vouchers: readonly Voucher[];
  onShow: (voucher: Voucher) => void;
}

function Group({ title, vouchers: shown, onShow }: GroupProps) {
  if (shown.length === 0) return null;
  return (
    <section className={styles.voucherGroup}>
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
