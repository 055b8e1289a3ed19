import type { Profile } from '../../../../contract/schemas/member.ts';
import { copyText } from '../../../device/clipboard.ts';
import { t } from '../../../i18n/texts.ts';
import { member } from '../../../stores/member/member.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { copy, pencil } from '../../../ui/icon/account.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './MyAccount.css';

async function copyName(name: string): Promise<void> {
  if (await copyText(name)) showToast('success', 'account_copied', 1.5);
  else showToast('fail', 'account_copy_failed', 2);
}

interface AccountHeadProps {
  details: Profile;
  opening: boolean;
  onPicture: () => void;
}

/** The member's picture, which a tap changes, the nickname, and the username, which can be copied. */
export function AccountHead({ details, opening, onPicture }: AccountHeadProps) {
  const known = member.value.value;
  const { username, nickname } = details;
  return (
    <section className={`card ${styles.accHead}`}>
      <button
        type="button"
        className={styles.accAvatar}
        aria-label={t('account_picture')}
        aria-haspopup="dialog"
        aria-busy={opening}
        onClick={onPicture}
      >
        <span className={styles.accPicture}>
          <Picture src={known?.icon ?? ''} name={nickname || username} width={64} height={64} eager />
        </span>
        <span className={styles.accPencil}>
          <Icon path={pencil} size="sm" />
        </span>
      </button>
      <div className={styles.accWho}>
        <p className={`${styles.accName} ellipsis`}>{nickname || username}</p>
        <p className={styles.accLabel}>{known?.clubLabel.labelName}</p>
        <p className={styles.accUser}>
          <span className="ellipsis">{username}</span>
          <button
            type="button"
            className={styles.accCopy}
            aria-label={t('account_copy', { name: username })}
            onClick={() => void copyName(username)}
          >
            <Icon path={copy} size="md" />
          </button>
        </p>
      </div>
    </section>
  );
}
