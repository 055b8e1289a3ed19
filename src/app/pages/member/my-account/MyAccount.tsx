import { useEffect } from 'react';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { TrialFace } from '../../../features/sign-in/trial.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { member } from '../../../stores/member/member.ts';
import { profile } from '../../../stores/member/profile.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { envelope, nameTag, pencil, phone, shieldCheck } from '../../../ui/icon/account.ts';
import { CONTACT_EDITORS, type ContactEditor, useEditor } from '../editors/use-editor.tsx';
import memberRowStyles from '../MemberRow.css';
import { MemberRow } from '../MemberRow.tsx';
import { AccountHead } from './AccountHead.tsx';
import { DetailCard } from './DetailCard.tsx';
import type { DetailGroup } from './detail-rules.ts';
import myAccountStyles from './MyAccount.css';
import { MyAccountBones } from './MyAccountBones.tsx';

const detailsSheet = lazy(() => import('./DetailsSheet.tsx'), { texts: ['edit', 'fields'] });

const EDITORS = {
  ...CONTACT_EDITORS,
  avatar: lazy(() => import('./AvatarSheet.tsx'), { texts: ['edit', 'fields'] }),
  personal: detailsSheet,
  address: detailsSheet,
  social: detailsSheet,
};

const GROUPS: readonly DetailGroup[] = ['personal', 'address', 'social'];

/** My account (SPEC 2.1): who the member is, and what the platform knows of them. */
export default function MyAccount() {
  const trial = !hasRole('account');
  useEffect(() => {
    if (trial) return;
    void profile.load();
    member.want();
  }, [trial]);
  if (trial) return <TrialFace />;
  return (
    <div className="page">
      <Loaded resource={profile} title={t('account_failed')} bones={<MyAccountBones />}>
        {(details) => <AccountContent details={details} />}
      </Loaded>
    </div>
  );
}

function AccountContent({ details }: { details: Profile }) {
  const { edit, opening, sheet } = useEditor(EDITORS);
  return (
    <>
      <AccountHead details={details} opening={opening === 'avatar'} onPicture={() => edit('avatar')} />
      <ContactRows details={details} opening={opening} edit={edit} />
      {GROUPS.map((group) => (
        <DetailCard
          key={group}
          group={group}
          details={details}
          opening={opening === group}
          onEdit={() => edit(group)}
        />
      ))}
      {isOpen('/m/securityCenter') && (
        <ul className={`card ${memberRowStyles.memRows} ${myAccountStyles.memSection}`}>
          <MemberRow
            icon={shieldCheck}
            title={t('account_security')}
            note={t('account_security_note')}
            onPress={() => go('/m/securityCenter')}
          />
        </ul>
      )}
      {sheet}
    </>
  );
}

interface ContactRowsProps {
  details: Profile;
  opening: keyof typeof EDITORS | undefined;
  edit: (name: ContactEditor) => void;
}

/** Details that are changed one by one: nickname, payee name, e-mail address, mobile number. */
function ContactRows({ details, opening, edit }: ContactRowsProps) {
  const { nickname, payeeName, email, mobileNum, setOnce } = details;
  const fixed = payeeName !== undefined && setOnce.includes('payeeName');
  const add = { text: t('account_add'), tone: 'open' } as const;
  return (
    <section className={myAccountStyles.memSection} aria-labelledby="account-contact">
      <h2 id="account-contact" className={myAccountStyles.memTitle}>
        {t('account_contact')}
      </h2>
      <ul className={`card ${memberRowStyles.memRows}`}>
        <MemberRow
          icon={pencil}
          title={t('account_nickname')}
          note={nickname || t('account_none')}
          busy={opening === 'nickname'}
          onPress={() => edit('nickname')}
        />
        <MemberRow
          icon={nameTag}
          title={t('account_payee')}
          note={payeeName ?? t('account_payee_about')}
          mark={payeeName ? undefined : add}
          busy={opening === 'payeeName'}
          onPress={fixed ? undefined : () => edit('payeeName')}
        />
        <MemberRow
          icon={envelope}
          title={t('account_email')}
          note={email ?? t('account_none')}
          mark={email ? undefined : add}
          busy={opening === 'email'}
          onPress={() => edit('email')}
        />
        <MemberRow
          icon={phone}
          title={t('account_mobile')}
          note={mobileNum ?? t('account_none')}
          mark={mobileNum ? undefined : add}
          busy={opening === 'mobile'}
          onPress={() => edit('mobile')}
        />
      </ul>
    </section>
  );
}
