import type { SportMatch } from '../../../../contract/schemas/games.ts';
import { playGame } from '../../../features/game-tiles/play-game.ts';
import { t } from '../../../i18n/texts.ts';
import type { Sport } from '../../../lib/matches.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { SPORT_ICONS } from '../../../ui/icon/sprite.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './Match.css';
import { carouselTime, listTime } from './match-time.ts';

interface MatchProps {
  match: SportMatch;
  sport: Sport;
}

/** What a column of four decimals adds to odds: 2.2800. Odds of other writings stay as they are. */
const NOUGHTS = /^(\d+\.\d\d)0+$/;

const CREST = { width: 40, height: 40 };

/** Opens the bookmaker at the match. */
function play(match: SportMatch): void {
  const { vendor, gameId, nodeId, matchId, leagueId } = match;
  const game = { gameId, nodeId, vassalage: vendor, gameType: 'SPORTS', supportPlay: 'H5', matchId, leagueId } as const;
  void playGame(game, location.pathname + location.search);
}

/** A match of the carousel. */
export function MatchCard({ match, sport }: MatchProps) {
  return (
    <article className={`${styles.match} ${styles.matchCard}`}>
      <p className={styles.matchTop}>
        <Icon path={SPORT_ICONS[sport]} size="sm" />
        <bdi className={`${styles.matchLeague} ellipsis`}>{match.league}</bdi>
        <time dateTime={match.matchTime}>{carouselTime(match.matchTime)}</time>
      </p>
      <div className={styles.matchDuel}>
        <Team name={match.homeTeam} crest={match.homeTeamImageUrl} />
        <span className={styles.matchVersus}>{t('match_versus')}</span>
        <Team name={match.awayTeam} crest={match.awayTeamImageUrl} />
      </div>
      <div className={styles.matchFoot}>
        <Odds match={match} />
        <Play match={match} />
      </div>
    </article>
  );
}

/** A match of the list. */
export function MatchRow({ match, sport }: MatchProps) {
  return (
    <li className={`${styles.match} ${styles.matchRow}`}>
      <p className={styles.matchTop}>
        <Icon path={SPORT_ICONS[sport]} size="sm" />
        <bdi className={`${styles.matchLeague} ellipsis`}>{match.league}</bdi>
        <time dateTime={match.matchTime}>{listTime(match.matchTime)}</time>
      </p>
      <div className={styles.matchLine}>
        <div className={styles.matchSides}>
          <Side name={match.homeTeam} mark="1" odds={match.moneyLine?.homeTeamOdds} />
          <Side name={match.awayTeam} mark="2" odds={match.moneyLine?.awayTeamOdds} />
        </div>
        {match.moneyLine?.drawOdds && <Odd mark="X" odds={match.moneyLine.drawOdds} />}
        <Play match={match} />
      </div>
    </li>
  );
}

function Team({ name, crest }: { name: string; crest: string }) {
  return (
    <span className={styles.matchTeam}>
      <span className={styles.matchCrest}>
        <Picture src={crest} name="" {...CREST} />
      </span>
      <b className={styles.matchName}>{name}</b>
    </span>
  );
}

/** One side of a match of the list, with its odds where there are any. */
function Side({ name, mark, odds }: { name: string; mark: string; odds: string | undefined }) {
  return (
    <span className={styles.matchSide}>
      <b className="ellipsis">{name}</b>
      {odds && <Odd mark={mark} odds={odds} />}
    </span>
  );
}

/** The odds of the money line (SPEC 2.7): 1 for the home team, X for a draw, 2 for the away team; where there are none yet it says so. */
function Odds({ match: { moneyLine } }: { match: SportMatch }) {
  if (!moneyLine) return <span className={`${styles.matchOdds} ${styles.matchNone}`}>{t('match_no_odds')}</span>;
  return (
    <span className={styles.matchOdds}>
      <Odd mark="1" odds={moneyLine.homeTeamOdds} />
      {moneyLine.drawOdds && <Odd mark="X" odds={moneyLine.drawOdds} />}
      <Odd mark="2" odds={moneyLine.awayTeamOdds} />
    </span>
  );
}

function Odd({ mark, odds }: { mark: string; odds: string }) {
  return (
    <span className={styles.matchOdd}>
      <small>{mark}</small>
      <b>{odds.replace(NOUGHTS, '$1')}</b>
    </span>
  );
}

function Play({ match }: { match: SportMatch }) {
  return (
    <button
      type="button"
      className="btn btn-primary btn-slim"
      aria-label={`${t('play')}: ${match.homeTeam} ${t('match_versus')} ${match.awayTeam}`}
      onClick={() => play(match)}
    >
      {t('play')}
    </button>
  );
}
