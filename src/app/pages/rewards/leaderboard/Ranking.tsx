import type { Rank } from '../../../../contract/schemas/promotions.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { go, login, slots } from '../../../routes/links.ts';
import { leaderboard, type TimedTournament, type TournamentPhase } from '../../../stores/promotions/tournaments.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { currency } from '../../../stores/system/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { REWARD_SCREENS } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import leaderboardStyles from './Leaderboard.css';

/** Who leads; the member's own rank stays in view. */
export function Ranking({ phase }: { phase: TournamentPhase }) {
  return (
    <Loaded
      resource={leaderboard}
      title={t('board_failed')}
      bones={<LineBones count={8} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <Face
          kind="empty"
          title={t(phase === 'coming' ? 'board_not_yet' : 'board_empty')}
          text={t('board_empty_text')}
        />
      }
    >
      {({ list, own, players }) => (
        <>
          <p className={leaderboardStyles.cupPlayers}>{plural('board_players', players)}</p>
          <ol className="card">
            {list.map((row) => (
              <Row key={row.rank} row={row} mine={row.rank === own?.rank} />
            ))}
          </ol>
          <Own own={own} phase={phase} />
        </>
      )}
    </Loaded>
  );
}

function Own({ own, phase }: { own: Rank | undefined; phase: TournamentPhase }) {
  if (own)
    return (
      <div className={leaderboardStyles.cupOwn}>
        <p className="hide-visually">{t('board_own')}</p>
        <Row row={own} mine as="div" />
      </div>
    );
  if (phase === 'ended') return null;
  const guest = !signedIn.value;
  return (
    <div className={`${leaderboardStyles.cupOwn} ${leaderboardStyles.cupJoin}`}>
      <p>{t(guest ? 'board_guest' : 'board_unranked')}</p>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => go(guest ? login(REWARD_SCREENS.leaderboard.path) : slots)}
      >
        {t(guest ? 'login' : 'board_play')}
      </button>
    </div>
  );
}

function Row({ row, mine, as: Tag = 'li' }: { row: Rank; mine: boolean; as?: 'li' | 'div' }) {
  const { rank, customerName, score, prize } = row;
  const medal = rank <= 3 ? ` ${leaderboardStyles[`cup-place--${rank}`]}` : '';
  return (
    <Tag className={mine ? `${leaderboardStyles.cupRow} ${leaderboardStyles.cupMine}` : leaderboardStyles.cupRow}>
      <span className={`${leaderboardStyles.cupPlace}${medal}`}>{rank}</span>
      <span className={leaderboardStyles.cupName}>
        <b className="ellipsis">{mine ? t('board_you', { name: customerName }) : customerName}</b>
        <small>{t('board_score', { score: money(score, currency.value) })}</small>
      </span>
      <span className={leaderboardStyles.cupPrize}>{Number(prize) > 0 ? money(prize, currency.value, 0) : '–'}</span>
    </Tag>
  );
}

/** Names of game types that a tournament counts; a type that is not here goes by its code. */
const GAMES: Readonly<Record<string, TextKey>> = {
  RNG: 'title_slots',
  LIVE: 'title_live',
  FISH: 'title_fish',
  PVP: 'title_poker',
  SPORTS: 'title_sports',
  LOTT: 'title_lottery',
};

const RULES = ['board_rule_score', 'board_rule_void', 'board_rule_tie', 'board_rule_prize'] as const;

function gamesOf(types: readonly string[]): string {
  if (types.length === 0) return t('board_all_games');
  return types.map((type) => (GAMES[type] ? t(GAMES[type]) : type)).join(', ');
}

/** What each rank wins, and the rules. */
export function Prizes({ tournament: { prizes, gameTypes } }: { tournament: TimedTournament }) {
  const values = { games: gamesOf(gameTypes) };
  return (
    <>
      <table className={`card ${leaderboardStyles.cupPrizes}`}>
        <thead>
          <tr>
            <th scope="col">{t('board_rank')}</th>
            <th scope="col">{t('board_prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ from, to, prize }) => (
            <tr key={from}>
              <th scope="row">{from === to ? t('board_place', { place: from }) : t('board_range', { from, to })}</th>
              <td className="money">{money(prize, currency.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className={leaderboardStyles.cupRules}>
        <SectionHead title={t('board_rules')} />
        <ol className={rewardsStyles.rewardSteps}>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule, values)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
