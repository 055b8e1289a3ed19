import { useEffect, useState } from 'react';
import type { LinkedAccount, LoginProvider } from '../../../../contract/schemas/member.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { withTexts } from '../../../features/loading/lazy.ts';
import { TrialFace } from '../../../features/sign-in/trial.tsx';
import { t } from '../../../i18n/texts.ts';
import { loadPart } from '../../../lib/lazy-part.ts';
import { linkedAccounts } from '../../../stores/linked/linked.ts';
import { PROVIDER_NAMES, readyProviders } from '../../../stores/linked/providers.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { ProviderMark } from '../../../ui/provider/ProviderMark.tsx';
import styles from './Linked.css';

const loadLinking = withTexts(() => loadPart(() => import('./linking.ts')), ['vouching']);

/** Links a service; the code that does it comes with the first tap. */
function useLinking() {
  const [busy, setBusy] = useState<LoginProvider>();

  const link = async (provider: LoginProvider) => {
    if (busy) return;
    setBusy(provider);
    try {
      await (await loadLinking()).linkConfirmed(provider);
      void linkedAccounts.load();
    } catch (thrown) {
      console.error(thrown);
      showToast('offline', 'no_internet', 3);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, link };
}

/** Accounts of other services that open this one. A link is final (SPEC section 4). Nothing may open a free-play account again. */
export default function Linked() {
  return hasRole('account') ? <Links /> : <TrialFace />;
}

function Links() {
  useEffect(() => linkedAccounts.want(), []);
  return (
    <Loaded
      resource={linkedAccounts}
      title={t('linked_failed')}
      bones={
        <div className="page">
          <LineBones count={3} />
        </div>
      }
    >
      {(accounts) => <List accounts={accounts} />}
    </Loaded>
  );
}

function List({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const { busy, link } = useLinking();
  // What was linked stays in sight when the site has switched the service off meanwhile.
  const shown = accounts.filter(({ provider, linked }) => linked || readyProviders().includes(provider));
  if (shown.length === 0) return <Face kind="empty" title={t('linked_none')} text={t('linked_none_text')} />;
  return (
    <div className="page">
      <p className={styles.linkedLead}>{t('linked_lead')}</p>
      <ul>
        {shown.map(({ provider, linked, name }) => (
          <li key={provider} className={`card ${styles.linkedRow}`}>
            <ProviderMark provider={provider} />
            <div className={styles.linkedWho}>
              <b>{PROVIDER_NAMES[provider]}</b>
              <p className="ellipsis">{linked ? name : t('linked_not')}</p>
            </div>
            {linked ? (
              <span className={styles.linkedDone}>{t('linked_done')}</span>
            ) : (
              <button
                type="button"
                className="btn btn-ghost"
                aria-label={t('linked_link_with', { provider: PROVIDER_NAMES[provider] })}
                aria-busy={busy === provider}
                onClick={() => void link(provider)}
              >
                {t('linked_link')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
