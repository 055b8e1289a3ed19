import './MemberHome.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { go, home, register } from '../../routes/links.ts';
import { refreshCounters } from '../../stores/counters.ts';
import { ask } from '../../stores/dialogs.ts';
import { kyc } from '../../stores/kyc.ts';
import { member } from '../../stores/member.ts';
import { hasRole } from '../../stores/roles.ts';
import { confirmSignOut } from '../../stores/sign-out.ts';
import { info } from '../../stores/system.ts';
import { vip } from '../../stores/vip.ts';
import { wallet } from '../../stores/wallet.ts';
import { Face } from '../../ui/face/Face.tsx';
import { AgentCard } from './AgentCard.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { EntryRows } from './EntryRows.tsx';
import { MemberHead } from './MemberHead.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { VipCard } from './VipCard.tsx';

/** The member centre (SPEC 2.1): who one is, what one has, and every way from here. Trial accounts are asked to register. */
export default function MemberHome() {
  return hasRole('account') ? <Centre /> : <TrialMember />;
}

/** `mem_cen` 1 is the new centre, a grid; 0 the base one, a list of the same entries (SPEC section 4). */
function Centre() {
  useEffect(() => {
    member.want();
    wallet.want();
    refreshCounters();
    void vip.load();
    void kyc.load();
  }, []);
  const fresh = info.value?.mobileTemplate.mem_cen !== 0;
  return (
    <div className={fresh ? 'centre' : 'centre centre-base'}>
      <MemberHead />
      <Trouble />
      <MoneyCard />
      <VipCard />
      <AgentCard />
      {fresh ? <EntryGrid /> : <EntryRows />}
      <button
        type="button"
        className="btn btn-ghost btn-wide centre-leave"
        onClick={() => void confirmSignOut(() => go(home))}
      >
        {t('logout')}
      </button>
    </div>
  );
}

/** What could not be had, said once for all of it; what could be had is there. */
function Trouble() {
  const lost = [member, wallet, vip, kyc].filter(({ value, error }) => error.value && !value.value);
  if (lost.length === 0) return null;
  return (
    <div className="card centre-trouble" role="alert">
      <p>{t('member_failed')}</p>
      <button type="button" className="btn btn-ghost" onClick={() => lost.forEach((one) => void one.load())}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Type 4: cancel leads home, or register now (SPEC section 6). Behind the question stands the same, for whoever comes back. */
function TrialMember() {
  useEffect(() => {
    let left = false;
    const question = { title: 'trial_register_title', text: 'trial_register', submit: 'register_now' } as const;
    // A new page answers what was asked before it: this one asks once it stands.
    const timer = setTimeout(async () => {
      const yes = await ask({ ...question, cancel: 'cancel' });
      if (!left) go(yes ? register() : home);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <Face
      kind="closed"
      title={t('member_trial_title')}
      text={t('trial_register')}
      action={t('register_now')}
      onAction={() => go(register())}
    />
  );
}
