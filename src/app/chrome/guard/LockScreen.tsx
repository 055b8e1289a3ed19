import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type TextKey, t } from '../../i18n/texts.ts';
import { addLayer } from '../../lib/layers.ts';
import { go, home } from '../../routes/links.ts';
import { failureOf } from '../../stores/data/error-text.ts';
import { unlock } from '../../stores/session/idle.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { signOut } from '../../stores/session/sign-out.ts';
import { siteLogo } from '../../stores/system/system.ts';
import { Field } from '../../ui/field/Field.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { Logo } from '../../ui/logo/Logo.tsx';
import { isolate } from '../../ui/modal/isolate.ts';
import styles from './LockScreen.css';

/** What stands there instead of the app after half an hour without input: the password opens it, or one signs out. */
export default function LockScreen() {
  const box = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<TextKey>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // A dialog that was open has shut this place away with the page.
    for (const name of ['inert', 'aria-hidden']) box.current?.parentElement?.removeAttribute(name);
    const release = box.current ? isolate(box.current) : undefined;
    focusField('unlock');
    return release;
  }, []);

  // Back is no answer to it, nor for what lies below.
  useEffect(() => addLayer(undefined), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!password) return setFault('lock_missing');
    setBusy(true);
    try {
      await unlock(password);
    } catch (thrown) {
      const { code, text } = failureOf(thrown);
      setFault(code === 'password.wrong' ? 'lock_wrong' : text);
      focusField('unlock');
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    go(home);
    void signOut();
  };
  // A trial account has no password.
  const trial = !hasRole('account');
  return (
    <div ref={box} className={styles.lock} role="dialog" aria-modal="true" aria-label={t('lock_title')}>
      <form className={styles.lockBox} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.lockLogo}>
          <Logo src={siteLogo()} />
        </div>
        <h2 className={styles.lockTitle}>{t('lock_title')}</h2>
        <p className={styles.lockText}>{t(trial ? 'lock_trial' : 'lock_text')}</p>
        {!trial && (
          <>
            <Field
              name="unlock"
              type="password"
              label={t('lock_password')}
              value={password}
              autoComplete="current-password"
              maxLength={128}
              reveal={{ show: t('lock_show'), hide: t('lock_hide') }}
              error={fault && t(fault)}
              onChange={(next) => {
                setPassword(next);
                setFault(undefined);
              }}
            />
            <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
              {t('lock_open')}
            </button>
          </>
        )}
        <button type="button" className="btn btn-quiet btn-wide" onClick={leave}>
          {t('logout')}
        </button>
      </form>
    </div>
  );
}
