import './Linked.css';
import { useEffect } from 'react';
import type { LinkedAccount } from '../../../contract/schemas/member.ts';
import { t } from '../../i18n/texts.ts';
import { go, register } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { linkedAccounts } from '../../stores/linked.ts';
import { PROVIDER_NAMES, readyProviders } from '../../stores/providers.ts';
import { hasRole } from '../../stores/roles.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { ProviderMark } from '../../ui/provider/ProviderMark.tsx';
import { useLinking } from './use-linking.ts';

/** Accounts of other services that open this one. A link is final (SPEC section 4). */
export default function Linked() {
  if (!hasRole('account')) return <TrialFace />;
  return <Links />;
}

/** A trial is forgotten by its owner: nothing may open it again. */
const TrialFace = () => (
  <Face
    kind="closed"
    title={t('trial_register_title')}
    text={t('trial_register')}
    action={t('register_now')}
    onAction={() => go(register())}
  />
);

function Links() {
  useEffect(() => linkedAccounts.want(), []);
  const list = linkedAccounts.value.value;
  const error = linkedAccounts.error.value;
  if (list) return <List accounts={list} />;
  if (!error) {
    return (
      <div className="linked-page">
        <LineBones count={3} />
      </div>
    );
  }
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('linked_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void linkedAccounts.load()}
      busy={linkedAccounts.busy.value}
    />
  );
}

function List({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const { busy, link } = useLinking();
  // What was linked stays in sight when the site has switched the service off meanwhile.
  const shown = accounts.filter(({ provider, linked }) => linked || readyProviders().includes(provider));
  if (shown.length === 0) return <Face kind="empty" title={t('linked_none')} text={t('linked_none_text')} />;
  return (
    <div className="linked-page">
      <p className="linked-lead">{t('linked_lead')}</p>
      <ul>
        {shown.map(({ provider, linked, name }) => (
          <li key={provider} className="card linked-row">
            <ProviderMark provider={provider} />
            <div className="linked-who">
              <b>{PROVIDER_NAMES[provider]}</b>
              <p className="ellipsis">{linked ? name : t('linked_not')}</p>
            </div>
            {linked ? (
              <span className="linked-done">{t('linked_done')}</span>
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
