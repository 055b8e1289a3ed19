import type { Rank } from '../../../../contract/schemas/promotions.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { go, login, slots } from '../../../routes/links.ts';
import { signedIn } from '../../../stores/session.ts';
import { currency } from '../../../stores/system.ts';
import { leaderboard, type TournamentPhase } from '../../../stores/tournaments.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { LoadFace } from '../LoadFace.tsx';
import { leaderboardPath } from '../reward-screens.ts';

/** Who leads; one's own rank stays in view. */
export function Ranking({ phase }: { phase: TournamentPhase }) {
  const board = leaderboard.value.value;
  if (!board) return <LoadFace resource={leaderboard} title={t('board_failed')} bones={<LineBones count={8} />} />;
  const { list, own, players } = board;
  if (list.length === 0)
    return (
      <Face kind="empty" title={t(phase === 'coming' ? 'board_not_yet' : 'board_empty')} text={t('board_empty_text')} />
    );
  return (
    <>
      <p className="board-players">{plural('board_players', players)}</p>
      <ol className="card board-list">
        {list.map((row) => (
          <Row key={row.rank} row={row} mine={row.rank === own?.rank} />
        ))}
      </ol>
      <Own own={own} phase={phase} />
    </>
  );
}

function Own({ own, phase }: { own: Rank | undefined; phase: TournamentPhase }) {
  if (own)
    return (
      <div className="board-own">
        <p className="hide-visually">{t('board_own')}</p>
        <Row row={own} mine as="div" />
      </div>
    );
  if (phase === 'ended') return null;
  const guest = !signedIn.value;
  return (
    <div className="board-own board-join">
      <p>{t(guest ? 'board_guest' : 'board_unranked')}</p>
      <button type="button" className="btn btn-primary" onClick={() => go(guest ? login(leaderboardPath) : slots)}>
        {t(guest ? 'login' : 'board_play')}
      </button>
    </div>
  );
}

function Row({ row, mine, as: Tag = 'li' }: { row: Rank; mine: boolean; as?: 'li' | 'div' }) {
  const { rank, customerName, score, prize } = row;
  const medal = rank <= 3 ? ` board-place-${rank}` : '';
  return (
    <Tag className={mine ? 'board-row board-mine' : 'board-row'}>
      <span className={`board-place${medal}`}>{rank}</span>
      <span className="board-name">
        <b className="ellipsis">{mine ? t('board_you', { name: customerName }) : customerName}</b>
        <small>{t('board_score', { score: money(score, currency.value) })}</small>
      </span>
      <span className="board-prize">{Number(prize) > 0 ? money(prize, currency.value, 0) : '–'}</span>
    </Tag>
  );
}
