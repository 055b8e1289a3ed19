import './AvatarSheet.css';
import { useEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { chooseIcon, memberIcons } from '../../../stores/profile.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { check } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import type { EditorProps } from '../use-editor.tsx';

/** How many rooms stand there until the pictures are known. */
const ROOMS = Array.from({ length: 12 }, (_, place) => place);

/** The picture is worn at once; it comes off again when the platform refuses. */
async function wear(icon: string): Promise<void> {
  try {
    await chooseIcon(icon);
    showToast('success', 'avatar_saved', 1.5);
  } catch (thrown) {
    const { toast, text } = failureOf(thrown);
    showToast(toast, text, 3);
  }
}

/** Pictures to choose one's own from. */
export function AvatarSheet({ open, onClose }: EditorProps) {
  useEffect(() => memberIcons.want(), []);
  const list = memberIcons.value.value;
  const error = memberIcons.error.value;
  return (
    <Drawer open={open} from="bottom" title={t('avatar_title')} closeLabel={t('close')} onClose={onClose}>
      {error && !list ? (
        <Face
          kind={error.kind === 'offline' ? 'offline' : 'error'}
          title={t('avatar_failed')}
          text={t(failureOf(error).text)}
          action={t('retry')}
          onAction={() => void memberIcons.load()}
          busy={memberIcons.busy.value}
        />
      ) : (
        <div className="avatars" role="radiogroup" aria-label={t('avatar_title')}>
          {!list &&
            ROOMS.map((place) => (
              <span key={place} className="avatar-choice" aria-hidden="true">
                <span className="avatar-picture bone" />
              </span>
            ))}
          {list?.icons.map((icon, place) => (
            <label key={icon} className="avatar-choice">
              <input
                type="radio"
                name="avatar"
                className="avatar-input hide-visually"
                aria-label={t('avatar_number', { number: place + 1 })}
                checked={icon === list.current}
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
    </Drawer>
  );
}
