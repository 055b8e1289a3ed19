import { useState } from 'react';
import type { LoginProvider } from '../../../contract/schemas/member.ts';
import { t } from '../../i18n/texts.ts';
import { holdPerson, PROVIDER_NAMES, vouchedPerson } from '../../stores/linked/providers.ts';
import { ProviderMark } from '../../ui/provider/ProviderMark.tsx';
import styles from './Providers.css';

interface ProvidersProps {
  providers: readonly LoginProvider[];
  onChoose: (provider: LoginProvider) => Promise<void>;
}

/** A button for each service. Once a service has vouched for an unknown person, the card of that person stands here. */
export default function Providers({ providers, onChoose }: ProvidersProps) {
  const [busy, setBusy] = useState<LoginProvider>();
  const person = vouchedPerson.value;
  const choose = async (provider: LoginProvider) => {
    if (busy) return;
    setBusy(provider);
    await onChoose(provider);
    setBusy(undefined);
  };
  if (person) return <Vouched provider={person.provider} who={person.email ?? person.name ?? ''} />;
  return (
    <>
      <p className={styles.providersOr}>{t('provider_or')}</p>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className={`btn btn-ghost ${styles.providersOne}`}
            aria-busy={busy === provider}
            aria-label={t('provider_with', { provider: PROVIDER_NAMES[provider] })}
            onClick={() => void choose(provider)}
          >
            <ProviderMark provider={provider} />
            <span className="ellipsis">{PROVIDER_NAMES[provider]}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** The person that the service vouched for; the form makes the account, or finds it. */
function Vouched({ provider, who }: { provider: LoginProvider; who: string }) {
  return (
    <div className={`card ${styles.providersPerson}`}>
      <ProviderMark provider={provider} />
      <div className={styles.providersWho}>
        <b className="ellipsis">{who || PROVIDER_NAMES[provider]}</b>
        <p>{t('provider_waits', { provider: PROVIDER_NAMES[provider] })}</p>
      </div>
      <button type="button" className="btn btn-quiet" onClick={() => holdPerson(undefined)}>
        {t('provider_drop')}
      </button>
    </div>
  );
}
