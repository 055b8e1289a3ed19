import type { AgentLink } from '../../../../contract/schemas/agent.ts';
import { copyText } from '../../../device/clipboard.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { endLink } from '../../../stores/agent-links.ts';
import { ask } from '../../../stores/dialogs.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { siteName } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';

export interface LinkToolsProps {
  link: AgentLink;
  /** The link as others open it. */
  address: string;
  onClose: () => void;
}

async function copy(text: string): Promise<void> {
  const copied = await copyText(text);
  showToast(copied ? 'success' : 'fail', copied ? 'link_copied' : 'link_not_copied', 2);
}

async function share(url: string): Promise<void> {
  const title = siteName();
  try {
    await navigator.share({ title, text: t('link_message', { site: title }), url });
  } catch (error) {
    // Who closes the phone's sheet has changed their mind; without one, or with a broken one, the link is copied.
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
    const { toast, text } = failureOf(thrown);
    showToast(toast, text, 3);
  }
}

/** A link as a code to be scanned, what is done with it, and the rates that it promises. */
export function LinkTools({ link, address, onClose }: LinkToolsProps) {
  return (
    <Drawer open from="bottom" title={t('link_more', { code: link.code })} closeLabel={t('close')} onClose={onClose}>
      <div className="agent-sheet">
        <QrCode text={address} label={t('link_qr')} retry={t('retry')} />
        <p className="agent-hint">{address}</p>
        <button type="button" className="btn btn-primary btn-wide" onClick={() => void copy(address)}>
          {t('link_copy')}
        </button>
        <div className="agent-acts">
          <button type="button" className="btn btn-ghost" onClick={() => void share(address)}>
            {t('link_share')}
          </button>
          <button
            type="button"
            className="btn btn-ghost agent-lost"
            onClick={() => {
              onClose();
              void end(link);
            }}
          >
            {t('link_delete')}
          </button>
        </div>
        <h3 className="agent-title">{t('rates_legend')}</h3>
        <dl className="agent-lines">
          {link.rates.map(({ gameType, rate }) => (
            <div key={gameType}>
              <dt>{t(`rates_${gameType}`) || gameType}</dt>
              <dd>{percent(rate)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  );
}
