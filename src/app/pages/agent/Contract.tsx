// The styles of the lists are the page's: its parts count on those of the area, which are the reports' and are not loaded here.
import '../../ui/grid/Grid.css';
import '../../ui/rows/Rows.css';
import './agent.css';
import './deal.css';
import { useEffect, useState } from 'react';
import type { ContractInfo, ContractKind } from '../../../contract/schemas/contracts.ts';
import { t } from '../../i18n/texts.ts';
import { contractAnswer, contractInfo, settleAnswer } from '../../stores/contract-info.ts';
import { hasRole } from '../../stores/roles.ts';
import { Face } from '../../ui/face/Face.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { ContractFace, StaleContract } from './ContractFace.tsx';
import { ContractNow } from './ContractNow.tsx';
import { ContractSlot } from './ContractSlot.tsx';
import { Dividend } from './Dividend.tsx';
import { tellAnswer } from './tell-contract.ts';
import { Unanswered } from './Unanswered.tsx';
import { useSettled } from './use-settled.ts';

/** The kind of contract that each route is about (SPEC section 6). */
const KINDS: Readonly<Record<string, ContractKind>> = {
  '/m/member/agent/getDevidendContract': 'dividend',
  '/m/member/agent/getHourContract': 'hourlySalary',
};

type View = 'mine' | 'request' | 'team' | 'history' | 'payouts';

interface KindProps {
  kind: ContractKind;
}

/** The dividends and the contracts of each kind. Each address has its own instance, so the path cannot change. */
export default function Contract() {
  const [path] = useState(() => location.pathname);
  return path === '/m/member/agent/agentDivident' ? <Dividend /> : <Contracts kind={KINDS[path] ?? 'dailySalary'} />;
}

/** Contracts of one kind (SPEC 2.1, section 6): the own one, the request to sign, those below, what was, and what was paid. */
function Contracts({ kind }: KindProps) {
  const [picked, pick] = useState<View>();
  const info = contractInfo[kind];
  useEffect(() => void info.load(), [info]);
  useSettled(() => settleAnswer(kind), tellAnswer);
  const known = info.value.value;
  const waits = known?.request !== undefined;
  const view = picked ?? (waits ? 'request' : 'mine');
  const views: View[] = ['mine', 'request', ...(hasRole('agent') ? (['team'] as const) : []), 'history', 'payouts'];
  return (
    <div className="agent-page">
      <div className="deal-tabs">
        <Tabs
          items={views.map((id) => ({
            id,
            label: t(id === 'request' && waits ? 'deal_view_waiting' : `deal_view_${id}`),
          }))}
          current={view}
          onPick={(id) => pick(id as View)}
          label={t('deal_views')}
        />
      </div>
      {contractAnswer.unsettled.value && (
        <Unanswered
          busy={contractAnswer.claiming.value !== undefined}
          onCheck={() => void settleAnswer(kind).then(tellAnswer)}
        />
      )}
      {view !== 'mine' && view !== 'request' && <ContractSlot kind={kind} view={view} />}
      {(view === 'mine' || view === 'request') &&
        (known ? (
          <>
            <StaleContract info={info} />
            <Standing kind={kind} info={known} view={view} onAnswered={() => pick('mine')} />
          </>
        ) : (
          <ContractFace info={info} />
        ))}
    </div>
  );
}

interface StandingProps extends KindProps {
  info: ContractInfo;
  view: View;
  onAnswered: () => void;
}

function Standing({ kind, info, view, onAnswered }: StandingProps) {
  const { own, progress } = info;
  if (view === 'request') return <ContractSlot kind={kind} view={view} info={info} onAnswered={onAnswered} />;
  if (own) return <ContractNow contract={own} progress={progress} />;
  return <Face kind="empty" title={t('deal_none')} text={t('deal_none_text')} />;
}
