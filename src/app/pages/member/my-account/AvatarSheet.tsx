import './AvatarSheet.css';
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
          <div className="avatars" role="radiogroup" aria-label={t('avatar_title')}>
            {icons.map((icon, place) => (
              <label key={icon} className="avatar-choice">
                <input
                  type="radio"
                  name="avatar"
                  className="avatar-input hide-visually"
                  aria-label={t('avatar_number', { number: place + 1 })}
                  checked={icon === current}
                  onChange={() => void wear(icon)}
                />
                <span className="avatar-picture">
                  <Picture src={icon} name="" width={64} height={64} />
                </span>
                <span className="avatar-mark">
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
  <div className="avatars" aria-hidden="true">
    {times(12, (place) => (
      <span key={place} className="avatar-choice">
        <span className="avatar-picture bone" />
      </span>
    ))}
  </div>
);
