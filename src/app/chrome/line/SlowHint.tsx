import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tab } from '../../device/storage.ts';
import { language, loadTexts, t } from '../../i18n/texts.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { savesData } from '../../stores/settings/data-saver.ts';
import { chooseSaver } from '../../stores/settings/saver-choices.ts';
import { cross } from '../../ui/icon/close.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './LineBar.css';

const TOLD = 'slowTold';

/** Says that the line is slow, and offers to use less of it. It lies over the page, blocks nothing, and goes when it is answered. */
function SlowHint() {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  const close = () => setGone(true);
  const save = () => {
    close();
    chooseSaver('on');
    showToast('success', 'slow_saving', 3);
  };
  return (
    <aside className={`${styles.lineBar} ${styles.lineBarOld}`} data-asks role="status">
      <span className={styles.lineText}>{t(savesData() ? 'slow_waiting' : 'slow_text')}</span>
      <button type="button" className={styles.lineAgain} onClick={savesData() ? close : save}>
        {t(savesData() ? 'close' : 'slow_save')}
      </button>
      {!savesData() && (
        <button type="button" className={styles.lineAgain} aria-label={t('close')} onClick={close}>
          <Icon path={cross} size="sm" />
        </button>
      )}
    </aside>
  );
}

/** Shows the hint, once a visit; without a line there is another bar, and what asks at the page's edge is not covered. @throws when its texts cannot be had */
export async function tellSlow(): Promise<void> {
  if (!navigator.onLine || tab.get(TOLD) || document.querySelector('[data-asks]')) return;
  await loadTexts(language(), ['status']);
  tab.set(TOLD, '1');
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(<SlowHint />);
}
