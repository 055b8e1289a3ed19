import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { TimedTournament, TournamentPhase } from '../../../stores/promotions/tournaments.ts';
import { currency } from '../../../stores/system/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { useMoment } from '../../../ui/countdown/use-moment.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import rewardsStyles from '../rewards.css';
import leaderboardStyles from './Leaderboard.css';

/** Countdowns of more than this are told as days. */
const DAY = 24 * 3600 * 1000;

/** ms to wait after a tournament's begin or end, so that the platform's clock has passed it too. */
const AFTER = 500;

interface TournamentHeroProps {
  tournament: TimedTournament;
  phase: TournamentPhase;
  /** It has begun or ended on the screen. */
  onMoment: () => void;
}

/** What is played for, and how long it still takes. */
export function TournamentHero({ tournament, phase, onMoment }: TournamentHeroProps) {
  const { title, iconUrl, prizePool, startsAt, endsAt } = tournament;
  const until = phase === 'coming' ? startsAt : endsAt;
  useMoment(until, AFTER, onMoment);
  return (
    <section className={`${rewardsStyles.rewardHero} ${leaderboardStyles.cupHero}`}>
      <div className={leaderboardStyles.cupArt}>
        <Picture src={iconUrl} name="" width={64} height={64} eager />
      </div>
      <div className={leaderboardStyles.cupWhat}>
        <p className={`${leaderboardStyles.cupPhase} ${leaderboardStyles[`cup--${phase}`]}`}>{t(`board_${phase}`)}</p>
        <h2 className={leaderboardStyles.cupTitle}>{title}</h2>
        <p className={rewardsStyles.rewardHeroLabel}>{t('board_pool')}</p>
        <p className={rewardsStyles.rewardHeroSum}>{money(prizePool, currency.value)}</p>
        <p className={leaderboardStyles.cupTime}>
          {t(`board_time_${phase}`)} <Left until={until} phase={phase} />
        </p>
      </div>
    </section>
  );
}

function Left({ until, phase }: { until: number; phase: TournamentPhase }) {
  const left = until - Date.now();
  if (phase === 'ended') return <b>{shortMoment(new Date(until).toISOString())}</b>;
  if (left > DAY)
    return <b>{t('board_days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600_000) })}</b>;
  return (
    <b>
      <Countdown until={until} ended="0:00" />
    </b>
  );
}
