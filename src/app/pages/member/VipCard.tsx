import { percent } from '../../i18n/figures.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { levelProgress } from '../../lib/vip-progress.ts';
import { go, vipPath } from '../../routes/links.ts';
import { hasMenu } from '../../stores/system.ts';
import { nextLevel, vip, vipClaims } from '../../stores/vip.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';
import { Progress } from '../../ui/progress/Progress.tsx';

/** How far the next level is, and whether a bonus waits. It keeps its height while it is not known. */
export function VipCard() {
  if (!hasMenu('VIP')) return null;
  const known = vip.value.value;
  const next = nextLevel.value;
  if (!known) return vip.error.value ? null : <div className="bones centre-vip-bone bone" aria-hidden="true" />;
  const part = next ? levelProgress(known.deposited, known.turnover, next).part : 1;
  const text = next
    ? t('member_vip_next', { percent: percent(String(Math.floor(part * 100))), name: next.labelName })
    : t('member_vip_top');
  const claims = vipClaims.value;
  return (
    <button type="button" className="card centre-vip" onClick={() => go(vipPath)}>
      <span className="centre-vip-text">
        <span className="centre-vip-line">{text}</span>
        <Progress part={part} label={text} />
        {claims > 0 && <span className="centre-vip-claims">{plural('member_vip_claims', claims)}</span>}
      </span>
      <Icon path={caretRight} size="md" />
    </button>
  );
}
