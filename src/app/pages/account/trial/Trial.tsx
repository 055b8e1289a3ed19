import { useEffect, useRef } from 'react';
import { useTrial } from '../../../features/sign-in/trial.tsx';
import { t } from '../../../i18n/texts.ts';
import { go, home, register } from '../../../routes/links.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { session } from '../../../stores/session/session.ts';
import { hasFeature, info, statusFailure } from '../../../stores/system/system.ts';
import { BlockBone, LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import styles from './trial.css';

/** Free play by its own address (SPEC 2.1, 2.3): a prompt while it is prepared, a test-play call, then home in trial mode. */
export default function Trial() {
  const member = session.value;
  const open = hasFeature('trialPlay');
  const { failure, start } = useTrial();
  const begun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the site is known to offer it
  useEffect(() => {
    if (member && !hasRole('account')) go(home, { replace: true });
    if (member || !open || begun.current) return;
    begun.current = true;
    void start();
  }, [member, open]);

  if (member && hasRole('account') && !begun.current) return <HasAccount name={member.userName} />;
  if (info.value ? !open : statusFailure.value) {
    const lead = () => go(register(), { replace: true });
    return (
      <Face
        kind="closed"
        title={t('trial_closed')}
        text={t('trial_closed_text')}
        action={t('register')}
        onAction={lead}
      />
    );
  }
  if (failure) {
    return (
      <Face
        kind={failure.toast === 'offline' ? 'offline' : 'error'}
        title={t('trial_failed')}
        text={t(failure.text)}
        action={t('retry')}
        onAction={() => void start()}
      />
    );
  }
  return (
    <div className={styles.form} role="status">
      <p className={styles.trialWait}>{t('trial_wait')}</p>
      <BlockBone width={328} height={160} />
      <LineBones count={2} />
    </div>
  );
}

/** Whoever has an account plays with it: a trial would sign out. */
function HasAccount({ name }: { name: string }) {
  return (
    <Face
      kind="closed"
      title={t('trial_member')}
      text={t('trial_member_text', { name })}
      action={t('back_to_home')}
      onAction={() => go(home, { replace: true })}
    />
  );
}
