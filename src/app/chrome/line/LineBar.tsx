import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { askAgain, savedAt } from '../../stores/data/line.ts';
import { online } from '../../stores/data/online.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { wifiSlash } from '../../ui/icon/shell.ts';
import { ageOf } from './age.ts';
import styles from './LineBar.css';

const MINUTE = 60_000;

/** How old what is shown is, in words. */
export function ageText(at: number): string {
  const { unit, count } = ageOf(at, Date.now());
  return unit === 'now' ? t('saved_now') : plural(`saved_${unit}`, count);
}

/** Draws again every minute while an age is seen to grow, and when the page is seen again: a hidden page wakes no phone. */
function useMinutes(ageShown: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!ageShown) return;
    const look = () => {
      if (!document.hidden) draw(Date.now());
    };
    const timer = setTimeout(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
}

/**
 * Says that there is no line, and how old what is shown is. It lies over the page, so that nothing moves but what stands above the footer:
 * `data-line` on the document gives its room, `data-foot` (Frame.tsx) says where there is none to stand on.
 */
function LineBar() {
  const at = savedAt.value;
  useMinutes(at !== undefined);
  const isUp = online.value;
  const state = isUp ? at && 'old' : 'off';
  useEffect(() => {
    const root = document.documentElement;
    if (state) root.dataset.line = state;
    else delete root.dataset.line;
  });
  if (!state) return null;
  return (
    <div className={isUp ? `${styles.lineBar} ${styles.lineBarOld}` : styles.lineBar} role="status">
      <Icon path={wifiSlash} size="sm" />
      <span className={styles.lineText}>
        {!isUp && <b>{t('offline_bar')}</b>}
        {at !== undefined && <span>{ageText(at)}</span>}
      </span>
      {isUp && (
        <button type="button" className={styles.lineAgain} onClick={askAgain}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

/** Puts the bar beside the app, after the first render. */
export function showLineBar(): void {
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(<LineBar />);
}
