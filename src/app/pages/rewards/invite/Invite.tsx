import { useEffect, useState } from 'react';
import type { Referral } from '../../../../contract/schemas/promotions.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { referral } from '../../../stores/promotions/referral.ts';
import { currency } from '../../../stores/system/system.ts';
import { friends } from '../../../ui/icon/rewards.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { HeroCard, REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import inviteStyles from './Invite.css';
import { InviteBones } from './Invite.skeleton.tsx';
import { InviteLink } from './InviteLink.tsx';

/** Who came by the link; fetched when the member asks for the list. */
const FriendHistory = lazy(() => import('./FriendHistory.tsx'));

const { center, invite } = REWARD_SCREENS;

/** Inviting friends (SPEC 2.1, section 6): the link, what it pays, and what it has brought. */
export default function Invite() {
  return (
    <RewardPage screen={invite}>
      <Content />
    </RewardPage>
  );
}

function Content() {
  useEffect(() => void referral.load(), []);
  return (
    <Loaded resource={referral} title={t('invite_failed')} bones={<InviteBones />}>
      {(known) => (
        <>
          <Hero referral={known} />
          <InviteLink referral={known} />
          <Report referral={known} />
          <Friends />
        </>
      )}
    </Loaded>
  );
}

const STEPS = ['invite_step_share', 'invite_step_deposit', 'invite_step_claim'] as const;

/** What a friend brings, and what has to be done for it. */
function Hero({ referral: { reward, depositNeeded } }: { referral: Referral }) {
  const shown = { reward: money(reward, currency.value), deposit: money(depositNeeded, currency.value) };
  return (
    <HeroCard icon={friends} look={inviteStyles.inviteHero}>
      <div>
        <h2 className={rewardsStyles.rewardHeroLabel}>{t('invite_head')}</h2>
        <p className={rewardsStyles.rewardHeroSum}>{t('invite_each', { reward: money(reward, currency.value, 0) })}</p>
      </div>
      <ol className={inviteStyles.inviteSteps}>
        {STEPS.map((step) => (
          <li key={step}>{t(step, shown)}</li>
        ))}
      </ol>
    </HeroCard>
  );
}

/** What the invitations have brought so far. */
function Report({ referral: { invited, qualified, earned } }: { referral: Referral }) {
  return (
    <section className={`card ${inviteStyles.inviteReport}`}>
      <dl className={inviteStyles.inviteSums}>
        <div>
          <dt>{t('invite_invited')}</dt>
          <dd>{integer(invited)}</dd>
        </div>
        <div>
          <dt>{t('invite_qualified')}</dt>
          <dd>{integer(qualified)}</dd>
        </div>
        <div>
          <dt>{t('invite_earned')}</dt>
          <dd className="money">{money(earned, currency.value)}</dd>
        </div>
      </dl>
      {center.isOn() && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(center.path)}>
          {t('invite_to_rewards')}
        </button>
      )}
    </section>
  );
}

function Friends() {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button
        type="button"
        className={`btn btn-ghost btn-wide ${inviteStyles.inviteAsk}`}
        onClick={() => setAsked(true)}
      >
        {t('invite_friends')}
      </button>
    );
  }
  return (
    <>
      <SectionHead title={t('invite_friends')} />
      <div className={inviteStyles.inviteFriends}>
        <Part of={FriendHistory} props={{}} />
      </div>
    </>
  );
}
