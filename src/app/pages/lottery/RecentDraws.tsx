import { useEffect, useRef } from 'react';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { recentDraws } from '../../stores/lottery.ts';
import { Balls } from '../../ui/balls/Balls.tsx';

/** Draws that are shown of those the platform tells. */
const SHOWN = 12;

/** The latest draws, asked for when they come near the screen. Without any they are hidden; a failure offers to try again. */
export function RecentDraws() {
  const box = useRef<HTMLElement>(null);
  const draws = recentDraws.value.value;
  const failed = !draws && recentDraws.error.value;

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (near) => near && recentDraws.want(), lookAhead());
  }, []);

  if (draws?.length === 0) return null;
  return (
    <section ref={box} className="lottery-results" aria-label={t('lottery_results')}>
      <div className="lottery-head">
        <h2 className="lottery-title">{t('lottery_results')}</h2>
        {failed && (
          <button type="button" className="btn btn-quiet" onClick={() => void recentDraws.load()}>
            {t('retry')}
          </button>
        )}
      </div>
      <ul>
        {draws?.slice(0, SHOWN).map(({ gameCode, numero, name, drawAt, numbers }) => (
          <li key={`${gameCode} ${numero}`} className="lottery-result">
            <span className="lottery-what">
              <span className="lottery-name ellipsis">{name}</span>
              <span className="lottery-numero ellipsis">{dateTime(drawAt)}</span>
            </span>
            <Balls numbers={numbers} label={t('lottery_last')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
