import { copyText } from '../../device/clipboard.ts';
import { t } from '../../i18n/texts.ts';
import { showToast } from '../../stores/toasts.ts';

/** What a new downline signs in with. */
export interface AccessData {
  readonly userName: string;
  readonly password: string;
}

/** What gives access to a new account, once: to be copied and handed on. */
export function Access({ data: { userName, password }, onClose }: { data: AccessData; onClose: () => void }) {
  const lines: readonly [string, string][] = [
    [t('open_name'), userName],
    [t('open_password'), password],
    [t('open_address'), `${location.origin}/m/login`],
  ];
  const copy = async () => {
    const copied = await copyText(lines.map(([name, value]) => `${name}: ${value}`).join('\n'));
    showToast(copied ? 'success' : 'fail', copied ? 'open_copied' : 'open_not_copied', 2);
  };
  return (
    <>
      <p className="agent-hint" role="status">
        {t('open_done_text')}
      </p>
      <dl className="agent-lines">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-primary btn-wide" onClick={() => void copy()}>
        {t('open_copy')}
      </button>
      <button type="button" className="btn btn-ghost btn-wide agent-second" onClick={onClose}>
        {t('open_close')}
      </button>
    </>
  );
}
