import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';
import type { TimedTournament } from '../../../stores/tournaments.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';

/** Names of game types that a tournament counts; what is not here goes by its code. */
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
      <table className="card board-prizes">
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
      <section className="board-rules">
        <SectionHead title={t('board_rules')} />
        <ol className="reward-steps">
          {RULES.map((rule) => (
            <li key={rule}>{t(rule, values)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
