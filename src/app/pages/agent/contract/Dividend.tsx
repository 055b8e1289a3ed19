import { useEffect, useState } from 'react';
import type { ContractInfo } from '../../../../contract/schemas/contracts.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { contractInfo, contractPay, settlePay } from '../../../stores/contracts/contract-info.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { AgentBones } from '../AgentBones.tsx';
import { AgentLoaded } from '../AgentLoaded.tsx';
import agentStyles from '../agent.css';
import { dividendContractsPath } from '../agent-pages.ts';
import { amount } from '../agent-words.ts';
import { ContractNow } from './ContractNow.tsx';
import dealStyles from './deal.css';
import { tellPay } from './tell-contract.ts';

const VIEWS = lazy(() => import('./ContractViews.tsx'), { texts: ['contractLists'] });

type View = 'now' | 'owed' | 'past';

const dividend = contractInfo.dividend;

/** Dividends (SPEC 2.1, 2.11): the period that runs, what is to be paid to those below, and what was paid. */
export function Dividend() {
  const [view, setView] = useState<View>('now');
  useEffect(() => void dividend.load(), []);
  const check = useSettle(() => settlePay('dividend'), tellPay);
  const owed = dividend.value.value?.unpaid.count ?? 0;
  const label = (id: View): string =>
    id === 'owed' && owed > 0 ? t('dividend_view_owing', { count: owed }) : t(`dividend_view_${id}`);
  return (
    <div className="page">
      <div className={dealStyles.dealTabs}>
        <Tabs
          items={(['now', 'owed', 'past'] as const).map((id) => ({ id, label: label(id) }))}
          current={view}
          onPick={(id) => setView(id as View)}
          label={t('title_dividend')}
        />
      </div>
      <UnsettledClaim claim={contractPay} text="deal_unsettled" onCheck={check} />
      {view === 'now' ? (
        <AgentLoaded resource={dividend} title={t('deal_failed')} bones={<AgentBones hero lines={4} />}>
          {(known) => <Now info={known} onOwed={() => setView('owed')} />}
        </AgentLoaded>
      ) : (
        <Part of={VIEWS} props={{ kind: 'dividend', view: view === 'past' ? 'payouts' : view }} />
      )}
    </div>
  );
}

function Now({ info: { own, progress, request, unpaid }, onOwed }: { info: ContractInfo; onOwed: () => void }) {
  return (
    <>
      {request && (
        <section className={`card ${agentStyles.agentCard}`}>
          <h2 className={agentStyles.agentTitle}>{t('dividend_request')}</h2>
          <button type="button" className="btn btn-primary btn-wide" onClick={() => go(dividendContractsPath)}>
            {t('dividend_request_see')}
          </button>
        </section>
      )}
      {own ? (
        <ContractNow contract={own} progress={progress} />
      ) : (
        !request && <Face kind="empty" title={t('deal_none')} text={t('deal_none_text')} />
      )}
      {unpaid.count > 0 && (
        <section className={`card ${agentStyles.agentCard}`}>
          <div className={dealStyles.dealLine}>
            <h2>{t('dividend_unpaid')}</h2>
            <b className={agentStyles.agentValue}>{amount(unpaid.amount)}</b>
          </div>
          <button type="button" className="btn btn-ghost btn-wide" onClick={onOwed}>
            {t('dividend_unpaid_see')}
          </button>
        </section>
      )}
      <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(dividendContractsPath)}>
        {t('dividend_contracts')}
      </button>
    </>
  );
}
