import type { TeamKpiB } from '../../../contract/schemas/teamKpi.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { teamPlay } from '../../stores/team-kpi.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { amount, toneOf } from './amount.ts';

import { LoadFace, StaleLine } from './LoadFace.tsx';
import { typeName } from './type-names.ts';

/** KPI B: what the team staked by game type, as bars with their figures. */
export function OverviewPlay({ onRetry }: { onRetry: () => void }) {
  const rows = teamPlay.value.value;
  return (
    <section className="card agent-card" aria-label={t('overview_play')}>
      <h2 className="agent-title">{t('overview_play')}</h2>
      <StaleLine resource={teamPlay} />
      {rows ? (
        <Bars rows={rows} />
      ) : (
        <LoadFace resource={teamPlay} title={t('overview_failed')} bones={<LineBones count={3} />} onRetry={onRetry} />
      )}
    </section>
  );
}

function Bars({ rows }: { rows: readonly TeamKpiB[] }) {
  if (rows.length === 0) return <p className="agent-note">{t('overview_idle')}</p>;
  const most = Math.max(...rows.map(({ stake }) => toMinor(stake) ?? 0), 1);
  return (
    <ul>
      {rows.map(({ gameType, stake, net, betMemberCount }) => (
        <li key={gameType} className="agent-play">
          <p className="agent-play-line">
            <span>{typeName(gameType)}</span>
            <b className="agent-value">{amount(stake)}</b>
          </p>
          <span className="agent-bar">
            <span style={{ transform: `scaleX(${(toMinor(stake) ?? 0) / most})` }} />
          </span>
          <p className="agent-play-line agent-note">
            <span>{plural('overview_players', betMemberCount)}</span>
            <span>
              {t('overview_net')} <b className={`agent-value ${toneOf(net)}`}>{amount(net)}</b>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
