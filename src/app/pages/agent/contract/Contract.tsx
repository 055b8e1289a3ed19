import { useEffect, useState } from 'react';
import type { ContractKind } from '../../../../contract/schemas/contracts.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { contractAnswer, contractInfo, settleAnswer } from '../../../stores/contracts/contract-info.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { AgentBones } from '../AgentBones.tsx';
import { AgentLoaded } from '../AgentLoaded.tsx';
import { dividendContractsPath, dividendPath } from '../agent-pages.ts';
import { ContractNow } from './ContractNow.tsx';
import { Dividend } from './Dividend.tsx';
import styles from './deal.css';
import { tellAnswer } from './tell-contract.ts';

const VIEWS = lazy(() => import('./ContractViews.tsx'), { texts: ['contractLists'] });

/** The kind of contract that each route is about (SPEC section 6). */
const KINDS: Readonly<Record<string, ContractKind>> = {
  [dividendContractsPath]: 'dividend',
  '/m/member/agent/getHourContract': 'hourlySalary',
};

type View = 'mine' | 'request' | 'team' | 'history' | 'payouts';

/** The dividends and the contracts of each kind. Each address has its own instance, so the path cannot change. */
export default function Contract() {
  const [path] = useState(() => location.pathname);
  return path === dividendPath ? <Dividend /> : <Contracts kind={KINDS[path] ?? 'dailySalary'} />;
}

/** Contracts of one kind (SPEC 2.1, section 6): the own one, the request to sign, those below, what was, and what was paid. */
function Contracts({ kind }: { kind: ContractKind }) {
  const [picked, pick] = useState<View>();
  const info = contractInfo[kind];
  useEffect(() => void info.load(), [info]);
  const check = useSettle(() => settleAnswer(kind), tellAnswer);
  const waits = info.value.value?.request !== undefined;
  const view = picked ?? (waits ? 'request' : 'mine');
  const views: View[] = ['mine', 'request', ...(hasRole('agent') ? (['team'] as const) : []), 'history', 'payouts'];
  return (
    <div className="page">
      <div className={styles.dealTabs}>
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
      <UnsettledClaim claim={contractAnswer} text="deal_unsettled" onCheck={check} />
      {view === 'mine' || view === 'request' ? (
        <AgentLoaded resource={info} title={t('deal_failed')} bones={<AgentBones hero lines={4} />}>
          {(known) => {
            if (view === 'request')
              return <Part of={VIEWS} props={{ kind, view, info: known, onAnswered: () => pick('mine') }} />;
            if (known.own) return <ContractNow contract={known.own} progress={known.progress} />;
            return <Face kind="empty" title={t('deal_none')} text={t('deal_none_text')} />;
          }}
        </AgentLoaded>
      ) : (
        <Part of={VIEWS} props={{ kind, view }} />
      )}
    </div>
  );
}
