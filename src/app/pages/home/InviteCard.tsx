import { t } from '../../i18n/texts.ts';
import { go, inviteFriends, login } from '../../routes/links.ts';
import { hasRole } from '../../stores/roles.ts';
import { signedIn } from '../../stores/session.ts';
import { hasPromo } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { friends } from '../../ui/icon/shell.ts';

/** The way to the invitation (SPEC 2.7); agents do not see it, nor a site without the REFERRAL promotion (SPEC section 6). */
export function InviteCard() {
  if (hasRole('agent') || !hasPromo('REFERRAL')) return null;
  return (
    <section className="home-section">
      <div className="invite">
        <Icon path={friends} size="xl" />
        <span className="invite-text">
          <b>{t('invite_title')}</b>
          <small>{t('invite_text')}</small>
        </span>
        <button
          type="button"
          className="btn btn-primary btn-slim"
          onClick={() => go(signedIn.peek() ? inviteFriends : login(inviteFriends))}
        >
          {t('invite_action')}
        </button>
      </div>
    </section>
  );
}
