import '../sheet.css';
import './BetSheet.css';
import type { ReactNode } from 'react';
import type { Bet } from '../../../../contract/schemas/records.ts';
import { copyText } from '../../../device/clipboard.ts';
import { money } from '../../../i18n/format.ts';
import { languageTag, t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { multipleOf } from '../../../lib/bet-multiple.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { go } from '../../../routes/links.ts';
import { currency } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { lotteryOrder } from '../record-links.ts';
import { VendorRecord } from './VendorRecord.tsx';

export interface BetSheetProps {
  bet: Bet;
  onClose: () => void;
}

/** A multiple in hundredths as people write it: 6,71×. */
const timesText = (hundredths: number): string =>
  `${new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 2 }).format(hundredths / 100)}×`;

/** All that is known of a bet, and where its vendor or its order tells more. */
export default function BetSheet({ bet, onClose }: BetSheetProps) {
  const { betId, gameName, vassalage, stake, payout, placedAt, status, orderId } = bet;
  const shown = (decimal: string) => money(decimal, currency.value);
  const ended = status === 'won' || status === 'lost';
  const net = ended ? (toMinor(payout) ?? 0) - (toMinor(stake) ?? 0) : 0;
  const multiple = multipleOf(stake, payout);
  const copy = async () => {
    const copied = await copyText(betId);
    showToast(copied ? 'success' : 'fail', copied ? 'bet_copied' : 'bet_not_copied', 1.5);
  };
  return (
    <Drawer open from="bottom" title={gameName} closeLabel={t('close')} onClose={onClose}>
      <div className="sheet">
        <p className={`bet-end bet-${status}`}>
          {ended && (
            <b className={`bet-end-sum ${net < 0 ? 'sums-lost' : 'sums-won'}`}>
              {shown(`${net > 0 ? '+' : ''}${fromMinor(net)}`)}
            </b>
          )}
          <span className="bet-end-state">{t(`bet_${status}`)}</span>
        </p>
        <dl className="facts">
          <Fact name={t('records_stake')}>{shown(stake)}</Fact>
          <Fact name={t('records_payout')}>
            {ended ? shown(payout) : '–'}
            {status === 'won' && multiple !== undefined && (
              <span className="facts-more">{` (${timesText(multiple)})`}</span>
            )}
          </Fact>
          <Fact name={t('bet_vendor')}>{vassalage}</Fact>
          <Fact name={t('bet_when')}>{dateTime(placedAt)}</Fact>
          <Fact name={t('bet_id')}>
            <button
              type="button"
              className="facts-copy"
              aria-label={`${t('bet_copy')} ${betId}`}
              onClick={() => void copy()}
            >
              {betId} <span className="facts-action">{t('bet_copy')}</span>
            </button>
          </Fact>
        </dl>
        {!ended && <p className="sheet-line">{t(status === 'void' ? 'bet_void_text' : 'bet_open_text')}</p>}
        {orderId && (
          <button type="button" className="btn btn-primary btn-wide" onClick={() => go(lotteryOrder(orderId))}>
            {t('bet_order')}
          </button>
        )}
        <VendorRecord bet={bet} />
      </div>
    </Drawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="facts-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
