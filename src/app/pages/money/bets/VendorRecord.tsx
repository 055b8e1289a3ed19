import { useState } from 'react';
import type { Bet } from '../../../../contract/schemas/records.ts';
import { t } from '../../../i18n/texts.ts';
import { outsideAddress } from '../../../lib/outside-address.ts';
import { vendorRecord } from '../../../stores/bet-relay.ts';
import { failureOf } from '../../../stores/error-text.ts';

/** The link stands where the button was, which had the focus: the sheet keeps it. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();

/**
 * Opens the vendor's own record of a bet in a new tab (third-party record relay of SPEC 7.4). The tab is opened by the tap itself, empty,
 * as browsers let nothing open a tab later; where even that is not allowed, the address stands there as a link. The vendor's page has no
 * hold of ours.
 */
export function VendorRecord({ bet }: { bet: Bet }) {
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
        <p className="relay-flaw" role="alert">
          {flaw}
        </p>
      )}
      {link ? (
        <>
          <p className="sheet-line relay-text">{t('bet_relay_blocked')}</p>
          <a ref={takeFocus} className="btn btn-ghost btn-wide" href={link} target="_blank" rel="noopener noreferrer">
            {t('bet_relay', { vendor: bet.vassalage })}
          </a>
        </>
      ) : (
        <button type="button" className="btn btn-ghost btn-wide relay" aria-busy={busy} onClick={() => void open()}>
          {t('bet_relay', { vendor: bet.vassalage })}
        </button>
      )}
    </>
  );
}
