import type { Vip, VipLevel } from '../../../../contract/schemas/vip.ts';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { levelProgress, type Progress as Part } from '../../../lib/vip-progress.ts';
import { go, mall } from '../../../routes/links.ts';
import { mallAccount } from '../../../stores/mall/mall.ts';
import { currency } from '../../../stores/system/system.ts';
import { nextLevel, vipLevel } from '../../../stores/vip/vip.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { crownFill } from '../../../ui/icon/lobby.ts';
import { coins } from '../../../ui/icon/vip.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './Vip.css';

const shown = (decimal: string): string => money(decimal, currency.value);

/** The level, and how far the next one is: both sums are needed. */
export function VipHero({ vip }: { vip: Vip }) {
  const level = vipLevel.value;
  const next = nextLevel.value;
  return (
    <section className={`card ${styles.vipHero}`}>
      <div className={styles.vipHeroTop}>
        <span className={styles.vipCrown}>
          <Icon path={crownFill} size="xl" />
        </span>
        <div>
          <p className={styles.vipHeroKind}>{t('vip_level', { level: vip.level })}</p>
          <h2 className={styles.vipHeroName}>{level?.labelName}</h2>
        </div>
      </div>
      {next ? <Ways vip={vip} next={next} /> : <p className={styles.vipHeroTopLevel}>{t('vip_top')}</p>}
    </section>
  );
}

function Ways({ vip, next }: { vip: Vip; next: VipLevel }) {
  const { deposit, turnover } = levelProgress(vip.deposited, vip.turnover, next);
  const way = (label: string, done: string, needed: string, { part, missing }: Part) => (
    <div className={styles.vipWay}>
      <p className={styles.vipWayHead}>
        <span>{label}</span>
        <span className={styles.vipWaySums}>{t('vip_sums', { done: shown(done), needed: shown(needed) })}</span>
      </p>
      <Progress part={part} label={label} />
      <p className={styles.vipWayMissing}>
        {missing > 0 ? t('vip_missing', { amount: shown(fromMinor(missing)) }) : t('vip_reached')}
      </p>
    </div>
  );
  return (
    <>
      <p className={styles.vipNext}>{t('vip_next', { name: next.labelName })}</p>
      {way(t('vip_deposits'), vip.deposited, next.depositNeeded, deposit)}
      {way(t('vip_turnover'), vip.turnover, next.turnoverNeeded, turnover)}
    </>
  );
}

/** Loyalty points: how many, what earns them, what they buy. Nothing where the points cannot be loaded. */
export function VipPoints() {
  const known = mallAccount.value.value;
  if (!known && mallAccount.error.value) return null;
  return (
    <section className={`card ${styles.vipPoints}`}>
      <Icon path={coins} size="lg" />
      <span className={styles.vipPointsText}>
        <b>{known ? t('vip_points', { count: integer(known.points) }) : '…'}</b>
        <small>
          {known &&
            t('vip_points_rule', {
              amount: money(known.turnoverPerPoint, currency.value),
              points: integer(known.pointsPerUnit),
              unit: money('1.00', currency.value),
            })}
        </small>
      </span>
      <button type="button" className="btn btn-ghost btn-slim" onClick={() => go(mall)}>
        {t('vip_points_use')}
      </button>
    </section>
  );
}
