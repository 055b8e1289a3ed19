import { useEffect } from 'react';
import { Section } from '../../../features/loading/Section.tsx';
import { TrialFace } from '../../../features/sign-in/trial.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { go, home, kycPath, memberHome, register, vipPath } from '../../../routes/links.ts';
import { kyc } from '../../../stores/kyc/kyc.ts';
import { member } from '../../../stores/member/member.ts';
import { refreshCounters } from '../../../stores/member/refresh-counters.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { confirmSignOut } from '../../../stores/session/sign-out.ts';
import { info } from '../../../stores/system/system.ts';
import { vip } from '../../../stores/vip/vip.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { AgentCard, MoneyCard, VipCard } from './CentreCards.tsx';
import { EntryGroups, EntryRows } from './MemberEntries.tsx';
import { MemberHead } from './MemberHead.tsx';
import styles from './MemberHome.css';

/** The member centre (SPEC 2.1): the member, the balance, and an entry for every page. Free play is asked to register. */
export default function MemberHome() {
  return hasRole('account') ? <Centre /> : <TrialMember />;
}

/** `mem_cen` 1 is the new centre, a grid; 0 the base one, a list of the same entries (SPEC section 4). */
function Centre() {
  useEffect(() => {
    member.want();
    wallet.want();
    refreshCounters();
    if (isOpen(vipPath)) void vip.load();
    if (isOpen(kycPath)) void kyc.load();
  }, []);
  const fresh = info.value?.mobileTemplate.mem_cen !== 0;
  return (
    <div className="page">
      <Section>
        <MemberHead />
      </Section>
      <Trouble />
      <Section>
        <MoneyCard />
      </Section>
      <Section>
        <VipCard />
      </Section>
      <Section>
        <AgentCard />
      </Section>
      {fresh ? <EntryGroups /> : <EntryRows />}
      <button
        type="button"
        className={`btn btn-ghost btn-wide ${styles.centreLeave}`}
        onClick={() => void confirmSignOut(() => go(home))}
      >
        {t('logout')}
      </button>
    </div>
  );
}

/** Says once that something could not be loaded; everything else is shown. */
function Trouble() {
  const lost = [member, wallet, vip, kyc].filter(({ value, error }) => error.value && !value.value);
  if (lost.length === 0) return null;
  return (
    <div className={`card ${styles.centreTrouble}`} role="alert">
      <p>{t('member_failed')}</p>
      <button type="button" className="btn btn-ghost" onClick={() => lost.forEach((one) => void one.load())}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Free play: a question leads home or to the registration (SPEC section 6). The page behind it says the same. */
function TrialMember() {
  useEffect(() => {
    let left = false;
    const question = { title: 'trial_register_title', text: 'trial_register', submit: 'register_now' } as const;
    // A new page answers what was asked before it: this one asks once it stands.
    const timer = setTimeout(async () => {
      const yes = await ask({ ...question, cancel: 'cancel' });
      // Whoever went to another page meanwhile has answered by that, while this one stands until the other is there.
      if (!left && location.pathname === memberHome) go(yes ? register() : home);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return <TrialFace title={t('member_trial_title')} />;
}
