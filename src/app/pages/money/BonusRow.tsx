import type { Bonus } from '../../../contract/schemas/promotions.ts';
import { shortMoment } from '../../i18n/dates.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { currency } from '../../stores/system.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';

/** What ends within this time, in ms, is counted down. */
const SOON = 48 * 3_600_000;

const shown = (decimal: string): string => money(decimal, currency.value);

/** How a bonus stands; the platform may know more states than these three. */
const stateOf = ({ status }: Bonus) => (status === 'claimed' || status === 'close' ? status : 'process');

/** One bonus: its amount, how it stands, its turnover while it is played for, and until when, or when it ended. */
export function BonusRow({ bonus }: { bonus: Bonus }) {
  const { title, amount, wagering, turnover } = bonus;
  const state = stateOf(bonus);
  const [done, due] = [toMinor(turnover) ?? 0, toMinor(wagering) ?? 0];
  return (
    <article className="bonus">
      <div className="bonus-line">
        <h3 className="bonus-title ellipsis">{title}</h3>
        <b className="bonus-amount">{shown(amount)}</b>
      </div>
      <div className="bonus-line">
        <span className="bonus-quiet ellipsis">
          <When bonus={bonus} state={state} />
        </span>
        <span className={`bonus-state bonus-state-${state}`}>{t(`bonus_${state}`)}</span>
      </div>
      {due > 0 && (
        <>
          <Progress part={Math.min(1, done / due)} label={t('bonus_turnover')} />
          <p className="bonus-quiet ellipsis">{t('bonus_made', { done: shown(turnover), due: shown(wagering) })}</p>
        </>
      )}
    </article>
  );
}

function When({ bonus, state }: { bonus: Bonus; state: ReturnType<typeof stateOf> }) {
  const { createdAt, expiresAt, endedAt } = bonus;
  if (state !== 'process') {
    return t(state === 'claimed' ? 'bonus_freed_at' : 'bonus_over_at', { when: shortMoment(endedAt ?? createdAt) });
  }
  if (!expiresAt) return t('bonus_no_end');
  const until = Date.parse(expiresAt);
  if (until - Date.now() > SOON) return t('bonus_until', { when: shortMoment(expiresAt) });
  return (
    <>
      {t('bonus_left')} <Countdown className="bonus-clock" until={until} ended={t('bonus_close')} />
    </>
  );
}
