import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Bet } from '../../../../contract/schemas/records.ts';
import { copyText } from '../../../device/clipboard.ts';
import recordListStyles from '../../../features/records/RecordList.css';
import sumsCardStyles from '../../../features/records/SumsCard.css';
import { money } from '../../../i18n/format.ts';
import { exactMoment } from '../../../i18n/record-moment.ts';
import { languageTag, t } from '../../../i18n/texts.ts';
import { multipleOf } from '../../../lib/bet-multiple.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { outsideAddress } from '../../../lib/outside-address.ts';
import { go } from '../../../routes/links.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { vendorName } from '../../../stores/games/vendor-names.ts';
import { vendorRecord } from '../../../stores/records/bet-relay.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { lotteryOrder } from '../links.ts';
import sheetStyles from '../sheet.css';
import betSheetStyles from './BetSheet.css';

interface BetSheetProps {
  bet: Bet;
  onClose: () => void;
}

/** A multiple in hundredths as people write it: 6,71×. */
const timesText = (hundredths: number): string =>
  `${new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 2 }).format(hundredths / 100)}×`;

/** Everything that is known of a bet, and the ways to its lottery order and to the vendor's own record. */
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
      <div className={sheetStyles.sheet}>
        <p className={`${betSheetStyles.betEnd} ${recordListStyles[`bet--${status}`]}`}>
          {ended && (
            <b className={`${betSheetStyles.betEndSum} ${net < 0 ? sumsCardStyles.sumsLost : sumsCardStyles.sumsWon}`}>
              {shown(`${net > 0 ? '+' : ''}${fromMinor(net)}`)}
            </b>
          )}
          <span className={betSheetStyles.betEndState}>{t(`bet_${status}`)}</span>
        </p>
        <dl className={betSheetStyles.facts}>
          <Fact name={t('records_stake')}>{shown(stake)}</Fact>
          <Fact name={t('records_payout')}>
            {ended ? shown(payout) : '–'}
            {status === 'won' && multiple !== undefined && (
              <span className={betSheetStyles.factsMore}>{` (${timesText(multiple)})`}</span>
            )}
          </Fact>
          <Fact name={t('bet_vendor')}>{vendorName(vassalage)}</Fact>
          <Fact name={t('bet_when')}>{exactMoment(placedAt)}</Fact>
          <Fact name={t('bet_id')}>
            <button type="button" className={betSheetStyles.factsCopy} onClick={() => void copy()}>
              {betId} <span className={betSheetStyles.factsAction}>{t('bet_copy')}</span>
            </button>
          </Fact>
        </dl>
        {!ended && <p className={sheetStyles.sheetLine}>{t(status === 'void' ? 'bet_void_text' : 'bet_open_text')}</p>}
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
    <div className={betSheetStyles.factsRow}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The link replaces the button that had the focus, and takes it. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();

/**
 * Opens the vendor's own record of a bet in a new tab (third-party record relay of SPEC 7.4). The tap opens an empty tab at once, as
 * browsers block a later one; where that is blocked too, the address is shown as a link. The vendor's page gets no `opener`.
 */
function VendorRecord({ bet }: { bet: Bet }) {
  const [busy, setBusy] = useState(false);
  const [flaw, setFlaw] = useState('');
  const [link, setLink] = useState<string>();

  const open = async () => {
    if (busy) return;
    setBusy(true);
    setFlaw('');
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const address = outsideAddress(await vendorRecord(bet));
      if (!address) throw new Error(`The record of ${bet.vassalage} is at no address that may be opened`);
      if (tab && !tab.closed) tab.location.replace(address);
      else setLink(address);
    } catch (thrown) {
      console.warn(thrown);
      tab?.close();
      const { text, code } = failureOf(thrown);
      setFlaw(t(code === 'unknown' || code === 'not.found' ? 'bet_relay_failed' : text));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {flaw && (
        <p className={betSheetStyles.relayFlaw} role="alert">
          {flaw}
        </p>
      )}
      {link ? (
        <>
          <p className={`${sheetStyles.sheetLine} ${betSheetStyles.relayText}`}>{t('bet_relay_blocked')}</p>
          <a ref={takeFocus} className="btn btn-ghost btn-wide" href={link} target="_blank" rel="noopener noreferrer">
            {t('bet_relay', { vendor: vendorName(bet.vassalage) })}
          </a>
        </>
      ) : (
        <button
          type="button"
          className={`btn btn-ghost btn-wide ${betSheetStyles.relay}`}
          aria-busy={busy}
          onClick={() => void open()}
        >
          {t('bet_relay', { vendor: vendorName(bet.vassalage) })}
        </button>
      )}
    </>
  );
}
