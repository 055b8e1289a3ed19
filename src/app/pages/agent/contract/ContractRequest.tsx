import { useState } from 'react';
import { REMARKS_LENGTH } from '../../../../contract/fields/limits.ts';
import type {
  Contract,
  ContractAnswerForm,
  ContractInfo,
  ContractKind,
} from '../../../../contract/schemas/contracts.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, shareOf, toMinor } from '../../../lib/decimal.ts';
import { answerContract, contractAnswer } from '../../../stores/contracts/contract-info.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import agentStyles from '../agent.css';
import { amount } from '../agent-words.ts';
import sheetStyles from '../sheet.css';
import { ContractTerms, topOf } from './ContractTerms.tsx';
import dealStyles from './deal.css';
import { tellAnswer } from './tell-contract.ts';

export interface ContractRequestProps {
  kind: ContractKind;
  info: ContractInfo;
  onAnswered: () => void;
}

/** The request that waits; or none, and why there is none any more. */
export function ContractRequest({ kind, info, onAnswered }: ContractRequestProps) {
  const { request, own } = info;
  return request ? <Waiting {...{ kind, request, own, onAnswered }} /> : <NoRequest info={info} />;
}

interface WaitingProps extends Omit<ContractRequestProps, 'info'> {
  request: Contract;
  /** The one that it would replace. */
  own: Contract | undefined;
}

/** A request with all its terms in words; signed or rejected with a question. */
function Waiting({ kind, request, own, onAnswered }: WaitingProps) {
  const [rejecting, setRejecting] = useState(false);
  const busy = contractAnswer.claiming.value !== undefined;
  const send = async (form: ContractAnswerForm): Promise<void> => {
    const end = await answerContract(kind, form);
    tellAnswer(end);
    if (end && 'value' in end) onAnswered();
  };
  const { contractId } = request;
  const sign = async (): Promise<void> => {
    const yes = await ask({
      title: 'deal_sign_title',
      text: own ? 'deal_sign_replace' : 'deal_sign_text',
      submit: 'deal_sign',
      cancel: 'cancel',
    });
    if (yes) await send({ contractId, answer: 'sign' });
  };
  return (
    <section className={`card ${agentStyles.agentCard}`}>
      <h2 className={agentStyles.agentTitle}>{t('deal_from_who', { name: request.uplineName ?? t('deal_house') })}</h2>
      <ContractTerms contract={request} />
      <Example request={request} />
      <div className={dealStyles.dealAnswers}>
        <button type="button" className="btn btn-ghost" disabled={busy} onClick={() => setRejecting(true)}>
          {t('deal_reject')}
        </button>
        <button type="button" className="btn btn-primary" aria-busy={busy} onClick={() => void sign()}>
          {t('deal_sign')}
        </button>
      </div>
      {rejecting && (
        <RejectSheet
          onReject={(reason) => void send({ contractId, answer: 'reject', ...(reason && { reason }) })}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  );
}

/** The highest step in money: what it pays right where it begins. */
function Example({ request: { terms } }: { request: Contract }) {
  const top = topOf(terms);
  const base = top && toMinor(top.from);
  if (!top || !base) return null;
  const paid = amount(fromMinor(shareOf(base, top.rate, Math.floor)));
  return (
    <p className={dealStyles.dealExample}>
      {t('deal_example', { base: amount(top.from), rate: percent(top.rate), amount: paid })}
    </p>
  );
}

/** No request: or one that was there, and why it is not any more. */
function NoRequest({ info: { lapsed } }: { info: ContractInfo }) {
  if (!lapsed) return <Face kind="empty" title={t('deal_request_none')} text={t('deal_request_none_text')} />;
  const values = { name: lapsed.uplineName ?? t('deal_house'), date: shortMoment(lapsed.createdAt) };
  return (
    <Face
      kind="empty"
      title={t(lapsed.status === 'withdrawn' ? 'deal_withdrawn' : 'deal_expired')}
      text={t(lapsed.status === 'withdrawn' ? 'deal_withdrawn_text' : 'deal_expired_text', values)}
    />
  );
}

interface RejectSheetProps {
  /** '' where no reason was given. */
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks whether a request is to be rejected, with room for a reason. */
function RejectSheet({ onReject, onClose }: RejectSheetProps) {
  const [reason, setReason] = useState('');
  const reject = () => {
    onClose();
    onReject(reason.trim());
  };
  const foot = (
    <div className={dealStyles.dealAnswers}>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('cancel')}
      </button>
      <button type="button" className={`btn btn-ghost ${dealStyles.dealDanger}`} onClick={reject}>
        {t('deal_reject_yes')}
      </button>
    </div>
  );
  return (
    <Drawer open from="bottom" title={t('deal_reject_title')} closeLabel={t('close')} onClose={onClose} foot={foot}>
      <div className={sheetStyles.agentSheet}>
        <p className={dealStyles.dealExample}>{t('deal_reject_text')}</p>
        <Field
          name="contract-reason"
          label={t('deal_reason')}
          value={reason}
          onChange={setReason}
          maxLength={REMARKS_LENGTH}
          counter
        />
      </div>
    </Drawer>
  );
}
