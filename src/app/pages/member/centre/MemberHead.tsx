import './MemberHome.css';
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

const ACCOUNT = '/m/myAccount/index';

/** Avatar, names, VIP badge and the state of the verification. A tap leads to the member's details. */
export function MemberHead() {
  const known = member.value.value;
  const account = session.value?.userName ?? '';
  const name = known?.nickname || account;
  const level = vipLevel.value;
  const who = (
    <>
      <span className="centre-avatar">
        <Picture src={known?.icon ?? ''} name={name} width={64} height={64} eager />
      </span>
      <span className="centre-names">
        <span className="centre-name ellipsis">{name}</span>
        <span className="centre-account ellipsis">@{account}</span>
      </span>
    </>
  );
  return (
    <section className="centre-head">
      {isOpen(ACCOUNT) ? (
        <button type="button" className="centre-who" onClick={() => go(ACCOUNT)}>
          {who}
          <span className="hide-visually">{t('title_myAccount')}</span>
        </button>
      ) : (
        <div className="centre-who">{who}</div>
      )}
      <div className="centre-badges">
        {level && (
          <span className="centre-badge centre-badge-vip">
            <Icon path={crownSimpleFill} size="sm" />
            <span className="centre-badge-name">{t('member_vip', { level: level.level, name: level.labelName })}</span>
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
      className={`centre-badge centre-badge--${status}`}
      aria-label={`${t('title_kyc')}: ${t(text)}`}
      onClick={() => go(kycPath)}
    >
      <Icon path={shield} size="sm" />
      {t(text)}
    </button>
  );
}
