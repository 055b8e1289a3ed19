import { isOpen } from '../../../features/switches/is-open.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { go, kycPath } from '../../../routes/links.ts';
import { kyc } from '../../../stores/kyc/kyc.ts';
import { member } from '../../../stores/member/member.ts';
import { session } from '../../../stores/session/session.ts';
import { vipLevel } from '../../../stores/vip/vip.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { crownSimpleFill, shield } from '../../../ui/icon/member.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './MemberHome.css';

const ACCOUNT = '/m/myAccount/index';

/** Avatar, names, VIP badge and the state of the verification. A tap leads to the member's details. */
export function MemberHead() {
  const known = member.value.value;
  const account = session.value?.userName ?? '';
  const name = known?.nickname || account;
  const level = vipLevel.value;
  const who = (
    <>
      <span className={styles.centreAvatar}>
        <Picture src={known?.icon ?? ''} name={name} width={64} height={64} eager />
      </span>
      <span className={styles.centreNames}>
        <span className={`${styles.centreName} ellipsis`}>{name}</span>
        <span className={`${styles.centreAccount} ellipsis`}>@{account}</span>
      </span>
    </>
  );
  return (
    <section className={styles.centreHead}>
      {isOpen(ACCOUNT) ? (
        <button type="button" className={styles.centreWho} onClick={() => go(ACCOUNT)}>
          {who}
          <span className="hide-visually">{t('title_myAccount')}</span>
        </button>
      ) : (
        <div className={styles.centreWho}>{who}</div>
      )}
      <div className={styles.centreBadges}>
        {level && (
          <span className={`${styles.centreBadge} ${styles.centreBadgeVip}`}>
            <Icon path={crownSimpleFill} size="sm" />
            <span className={styles.centreBadgeName}>
              {t('member_vip', { level: level.level, name: level.labelName })}
            </span>
          </span>
        )}
        {isOpen(kycPath) && <Verification />}
      </div>
    </section>
  );
}

function Verification() {
  const status = kyc.value.value?.status;
  if (!status) return null;
  const text: TextKey = `kyc_state_${status}`;
  return (
    <button
      type="button"
      className={`${styles.centreBadge} ${styles[`centre-badge--${status}`]}`}
      aria-label={`${t('title_kyc')}: ${t(text)}`}
      onClick={() => go(kycPath)}
    >
      <Icon path={shield} size="sm" />
      {t(text)}
    </button>
  );
}
