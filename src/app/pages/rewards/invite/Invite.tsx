import './Invite.css';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { referral } from '../../../stores/referral.ts';
import { hasRole } from '../../../stores/roles.ts';
import { hasPromo } from '../../../stores/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../../ui/part/use-part.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { InviteBones } from './InviteBones.tsx';
import { InviteHero } from './InviteHero.tsx';
import { InviteLink } from './InviteLink.tsx';
import { InviteReport } from './InviteReport.tsx';
import { LoadFace } from '../LoadFace.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';

/** Who came by the link: for who asks, as a list of any length weighs more than the page. */
const FRIENDS: PartSource<object> = {
  load: () => import('./FriendHistory.tsx'),
};

/** Inviting friends (SPEC 2.1, section 6): the link, what it pays, and what it has brought. Agents have links of their own. */
export default function Invite() {
  const open = useOpen(() => hasPromo('REFERRAL') && !hasRole('agent'));
  return open ? <Page /> : null;
}

function Page() {
  useEffect(() => void referral.load(), []);
  const known = referral.value.value;
  if (!known)
    return (
      <div className="reward-page">
        <LoadFace resource={referral} title={t('invite_failed')} bones={<InviteBones />} />
      </div>
    );
  return (
    <div className="reward-page">
      <InviteHero referral={known} />
      <InviteLink referral={known} />
      <InviteReport referral={known} />
      <Friends />
    </div>
  );
}

function Friends() {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <>
      <SectionHead title={t('invite_friends')} />
      <FriendList />
    </>
  ) : (
    <button type="button" className="btn btn-ghost btn-wide invite-ask" onClick={() => setAsked(true)}>
      {t('invite_friends')}
    </button>
  );
}

function FriendList() {
  const { Part, failed, retry } = usePart(FRIENDS);
  return (
    <div className="invite-friends">
      {Part && <Part />}
      {!Part && failed && <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />}
      {!Part && !failed && <LineBones count={5} />}
    </div>
  );
}
