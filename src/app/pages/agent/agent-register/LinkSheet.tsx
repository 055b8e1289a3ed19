import type { AgentLink } from '../../../../contract/schemas/agent.ts';
import { copyText } from '../../../device/clipboard.ts';
import { t } from '../../../i18n/texts.ts';
import { endLink } from '../../../stores/agent/agent-links.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { tellFailure } from '../../../stores/screen/tell-failure.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { siteName } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import agentStyles from '../agent.css';
import { RateLines } from '../downlines/RateLines.tsx';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';

export interface LinkSheetProps {
  link: AgentLink;
  onClose: () => void;
}

/** The address of a link: on this very site, whatever the platform says. */
const addressOf = ({ code }: AgentLink): string =>
  `${location.origin}/m/register?affiliateCode=${encodeURIComponent(code)}`;

async function copy(text: string): Promise<void> {
  const copied = await copyText(text);
  showToast(copied ? 'success' : 'fail', copied ? 'link_copied' : 'link_not_copied', 2);
}

async function share(url: string): Promise<void> {
  const title = siteName();
  try {
    await navigator.share({ title, text: t('link_message', { site: title }), url });
  } catch (error) {
    // An AbortError means that the person closed the phone's sheet. Any other failure falls back to a copy.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}

async function end({ linkId, code }: AgentLink): Promise<void> {
  const yes = await ask({
    title: 'link_delete',
    text: 'link_delete_text',
    values: { code },
    submit: 'link_delete',
    cancel: 'cancel',
  });
  if (!yes) return;
  try {
    await endLink(linkId);
    showToast('success', 'link_deleted', 2);
  } catch (thrown) {
    tellFailure(thrown);
  }
}

/** A registration link: its QR code, ways to hand it on or end it, and the rates that it promises. */
export default function LinkSheet({ link, onClose }: LinkSheetProps) {
  const address = addressOf(link);
  return (
    <Drawer open from="bottom" title={t('link_more', { code: link.code })} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.agentSheet}>
        <QrCode text={address} label={t('link_qr')} retry={t('retry')} />
        <p className={linesStyles.agentHint}>{address}</p>
        <button type="button" className="btn btn-primary btn-wide" onClick={() => void copy(address)}>
          {t('link_copy')}
        </button>
        <div className={linesStyles.agentActs}>
          <button type="button" className="btn btn-ghost" onClick={() => void share(address)}>
            {t('link_share')}
          </button>
          <button
            type="button"
            className={`btn btn-ghost ${agentStyles.agentLost}`}
            onClick={() => {
              onClose();
              void end(link);
            }}
          >
            {t('link_delete')}
          </button>
        </div>
        <h3 className={agentStyles.agentTitle}>{t('rates_legend')}</h3>
        <RateLines rates={link.rates} />
      </div>
    </Drawer>
  );
}
