import { useEffect } from 'react';
import { celebrateLevel } from '../../../features/moment/celebrate.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { levelProgress } from '../../../lib/vip-progress.ts';
import { go, vipPath } from '../../../routes/links.ts';
import { levelReached } from '../../../stores/vip/level-reached.ts';
import { nextLevel, vip } from '../../../stores/vip/vip.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight, crownFill } from '../../../ui/icon/lobby.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './VipLine.css';

/** How far the member's next level is, on home; a level that was reached since the last look has its moment. */
export default function VipLine() {
  const known = vip.value.value;
  const next = nextLevel.value;
  useEffect(() => vip.want(), []);
  useEffect(() => {
    const reached = known && levelReached(known);
    if (reached) celebrateLevel(reached.labelName);
  }, [known]);
  if (!known) return null;
  const part = next ? levelProgress(known.deposited, known.turnover, next).part : 1;
  const text = next
    ? t('vipLine_next', { percent: percent(String(Math.floor(part * 100))), name: next.labelName })
    : t('vipLine_top');
  return (
    <button type="button" className={`card ${styles.vipLine}`} onClick={() => go(vipPath)}>
      <span className={styles.vipLineCrown}>
        <Icon path={crownFill} size="md" />
      </span>
      <span className={styles.vipLineText}>
        <span className={`${styles.vipLineWords} ellipsis`}>{text}</span>
        <Progress part={part} label={text} />
      </span>
      <Icon path={caretRight} size="md" />
    </button>
  );
}
