import { useEffect } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { times } from '../../../lib/times.ts';
import { chooseIcon, memberIcons } from '../../../stores/member/profile.ts';
import { tellFailure } from '../../../stores/screen/tell-failure.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { check } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import type { EditorProps } from '../editors/use-editor.tsx';
import styles from './AvatarSheet.css';

/** Shows the chosen picture at once, and the one before again when the platform refuses. */
async function wear(icon: string): Promise<void> {
  try {
    await chooseIcon(icon);
    showToast('success', 'avatar_saved', 1.5);
  } catch (thrown) {
    tellFailure(thrown);
  }
}

/** The choice of the member's picture. */
export default function AvatarSheet({ open, onClose }: EditorProps) {
  useEffect(() => memberIcons.want(), []);
  return (
    <Drawer open={open} from="bottom" title={t('avatar_title')} closeLabel={t('close')} onClose={onClose}>
      <Loaded resource={memberIcons} title={t('avatar_failed')} bones={<AvatarBones />}>
        {({ icons, current }) => (
          <div className={styles.avatars} role="radiogroup" aria-label={t('avatar_title')}>
            {icons.map((icon, place) => (
              <label key={icon} className={styles.avatarChoice}>
                <input
                  type="radio"
                  name="avatar"
                  className={`${styles.avatarInput} hide-visually`}
                  aria-label={t('avatar_number', { number: place + 1 })}
                  checked={icon === current}
                  onChange={() => void wear(icon)}
                />
                <span className={styles.avatarPicture}>
                  <Picture src={icon} name="" width={64} height={64} />
                </span>
                <span className={styles.avatarMark}>
                  <Icon path={check} size="sm" />
                </span>
              </label>
            ))}
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}

const AvatarBones = () => (
  <div className={styles.avatars} aria-hidden="true">
    {times(12, (place) => (
      <span key={place} className={styles.avatarChoice}>
        <span className={`${styles.avatarPicture} bone`} />
      </span>
    ))}
  </div>
);
