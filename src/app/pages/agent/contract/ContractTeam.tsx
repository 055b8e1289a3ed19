import { useCallback, useEffect, useState } from 'react';
import type { Contract, ContractKind } from '../../../../contract/schemas/contracts.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { contractInfo } from '../../../stores/contracts/contract-info.ts';
import { withdrawProposal } from '../../../stores/contracts/contract-proposal.ts';
import { downlineContracts } from '../../../stores/contracts/contract-records.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { TeamRows } from '../MemberRow.tsx';
import { ContractRow, ContractSheet } from './ContractRow.tsx';
import styles from './deal.css';

const PROPOSAL = lazy(() => import('./proposal/ContractProposal.tsx'), { texts: ['proposal'] });

/** Takes a proposal back after a question, and tells how that went; false when nothing was asked of the platform. */
async function takeBack({ contractId }: Contract): Promise<boolean> {
  const yes = await ask({
    title: 'deal_withdraw_title',
    text: 'deal_withdraw_text',
    submit: 'deal_withdraw',
    cancel: 'cancel',
  });
  if (!yes) return false;
  try {
    await withdrawProposal(contractId);
    showToast('success', 'deal_withdrawn_done', 3);
  } catch (error) {
    const { toast, text, code } = failureOf(error);
    showToast(toast, code === 'contract.closed' ? 'deal_answered' : text, 3);
  }
  return true;
}

/** Contracts with members right below, and the way to propose one. */
export function ContractTeam({ kind }: { kind: ContractKind }) {
  const [open, setOpen] = useState<Contract>();
  const [proposing, setProposing] = useState(false);
  const load = () => downlineContracts.open({ kind });
  useEffect(load, [kind]);
  const renderRow = useCallback(
    (contract: Contract) => (
      <ContractRow contract={contract} note={t(`deal_period_${contract.period}`)} onPress={() => setOpen(contract)} />
    ),
    [],
  );
  const info = contractInfo[kind].value.value;
  if (proposing && info?.own) {
    const leave = () => {
      setProposing(false);
      load();
    };
    return <Part of={PROPOSAL} props={{ kind, own: info.own, onDone: leave }} />;
  }
  const withdraw = async (contract: Contract): Promise<void> => {
    setOpen(undefined);
    if (await takeBack(contract)) load();
  };
  return (
    <>
      {info?.mayPropose ? (
        <button
          type="button"
          className={`btn btn-primary btn-wide ${styles.dealPropose}`}
          onClick={() => setProposing(true)}
        >
          {t('deal_propose')}
        </button>
      ) : (
        info && <p className={`${styles.dealExample} ${styles.dealPropose}`}>{t('deal_propose_not')}</p>
      )}
      <TeamRows
        record={downlineContracts}
        renderRow={renderRow}
        label={t('deal_view_team')}
        empty={{ title: t('deal_team_empty'), text: t('deal_team_empty_text') }}
        failed={t('deal_team_failed')}
        onRetry={load}
      />
      {open && (
        <ContractSheet
          contract={open}
          onClose={() => setOpen(undefined)}
          foot={
            open.status === 'proposed' && (
              <button
                type="button"
                className={`btn btn-ghost btn-wide ${styles.dealDanger}`}
                onClick={() => void withdraw(open)}
              >
                {t('deal_withdraw')}
              </button>
            )
          }
        />
      )}
    </>
  );
}
