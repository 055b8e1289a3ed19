import './styles.ts';
import { useEffect, useState } from 'react';
import type { RebateRate } from '../../../contract/schemas/agent.ts';
import { language, loadTexts, t } from '../../i18n/texts.ts';
import { ownRates } from '../../stores/agent-rates.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import type { PartSource } from '../../ui/part/use-part.ts';
import { LoadFace, StaleLine } from './LoadFace.tsx';
import { PartSlot, SheetSlot } from './PartSlot.tsx';
import type { RebateMembersProps } from './parts/RebateMembers.tsx';
import type { Over, SheetsProps } from './parts/TeamSheets.tsx';
import { ratePercent } from './rate-percent.ts';
import { typeName } from './type-names.ts';
import { useMenu } from './use-menu.ts';

/** The sheets of the team, of which this page needs those with rates. */
const SHEETS: PartSource<SheetsProps> = {
  load: async () => (await Promise.all([import('./parts/TeamSheets.tsx'), loadTexts(language(), ['teamSheets'])]))[0],
};

/** The list of members comes for who asks: one of any length weighs as much as the rest of the page. */
const MEMBERS: PartSource<RebateMembersProps> = {
  load: () => import('./parts/RebateMembers.tsx'),
};

/** Rebate settings (SPEC 2.11): the agent's own rates, what they mean, and those of the direct downlines, one by one or all at once. */
export default function AgentRebate() {
  return useMenu('GAMSER', 'COMM3') ? <Settings /> : null;
}

function Settings() {
  const [over, setOver] = useState<Over>();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => void ownRates.load(), []);
  const own = ownRates.value.value;
  const close = () => {
    setOver(undefined);
    void ownRates.load();
  };
  return (
    <div className="agent-page">
      {own ? (
        <>
          <StaleLine resource={ownRates} />
          <Own rows={own} onAll={() => setOver({ sheet: 'all', own })} />
          <How />
          {choosing ? (
            <PartSlot part={MEMBERS} props={{ onPick: (member) => setOver({ sheet: 'rates', member }) }} />
          ) : (
            <button type="button" className="btn btn-ghost btn-wide" onClick={() => setChoosing(true)}>
              {t('arate_choose')}
            </button>
          )}
        </>
      ) : (
        <LoadFace resource={ownRates} title={t('arate_failed')} bones={<LineBones count={6} />} />
      )}
      {over && <SheetSlot part={SHEETS} props={{ over, onClose: close }} />}
    </div>
  );
}

/** What the agent has, and the most that a direct downline has of it. */
function Own({ rows, onAll }: { rows: readonly RebateRate[]; onAll: () => void }) {
  return (
    <section className="card agent-card">
      <h2 className="agent-title">{t('arate_mine')}</h2>
      <dl className="agent-figures">
        {rows.map(({ gameType, rate, min }) => (
          <div key={gameType} className="agent-figure">
            <dt className="agent-label">{typeName(gameType)}</dt>
            <dd>
              <span className="agent-value">{ratePercent(rate)}</span>
              <span className="agent-note">{t('arate_given', { rate: ratePercent(min) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-primary btn-wide agent-below" onClick={onAll}>
        {t('arate_all')}
      </button>
    </section>
  );
}

/** How rebate is reckoned, and within which limits rates may be. */
function How() {
  return (
    <section className="card agent-card">
      <h2 className="agent-title">{t('arate_how_title')}</h2>
      <p className="agent-note">{t('arate_how')}</p>
      <p className="agent-note agent-below">{t('arate_limits')}</p>
    </section>
  );
}
