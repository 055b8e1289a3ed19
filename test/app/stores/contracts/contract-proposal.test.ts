import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { stepFaults, termOf } from '../../../../src/app/pages/agent/contract/proposal/proposal-rules.ts';
import { contractProposal } from '../../../../src/app/stores/contracts/contract-proposal.ts';
import { getContractCandidates, getContractDownlines } from '../../../../src/contract/calls/contracts.ts';
import type { ContractForm } from '../../../../src/contract/schemas/contracts.ts';
import { enter, made, onPlatform, turn } from '../platform.ts';

const APPLY = '/wps/agent/contract/apply';
const OWN = [
  { from: '5.00', betMembers: 1, rate: '0.5' },
  { from: '100.00', betMembers: 5, rate: '0.75' },
];

const typed = (from: string, betMembers: string, rate: string) => ({ from, betMembers, rate });

test('a step that is proposed keeps within the own contract and above the step before', () => {
  assert.equal(termOf(typed('200', '', '0,5')), { from: '200.00', betMembers: 0, rate: '0.50' });
  assert.equal(stepFaults([typed('5', '1', '0.5'), typed('100', '2', '0.75')], OWN), [undefined, undefined]);
  const faultOf = (...steps: ReturnType<typeof typed>[]) => stepFaults(steps, OWN).at(-1);
  assert.equal(faultOf(typed('4.99', '1', '0.1')), { field: 'from', fault: 'below', limit: '5.00' });
  assert.equal(faultOf(typed('99', '1', '0.6')), { field: 'rate', fault: 'limit', limit: '0.5' });
  assert.equal(faultOf(typed('', '1', '0.5')), { field: 'from', fault: 'empty' });
  assert.equal(faultOf(typed('5', '1.5', '0.5')), { field: 'betMembers', fault: 'empty' });
  assert.equal(faultOf(typed('5', '1', '0')), { field: 'rate', fault: 'empty' });
  const first = typed('50', '3', '0.4');
  assert.equal(faultOf(first, typed('50', '3', '0.5')), { field: 'from', fault: 'rise' });
  assert.equal(faultOf(first, typed('60', '2', '0.5')), { field: 'betMembers', fault: 'rise' });
  assert.equal(faultOf(first, typed('60', '3', '0.4')), { field: 'rate', fault: 'rise' });
});

test('a proposal whose answer is lost is sent once, and told when it is asked for again', () =>
  onPlatform(async (sandbox) => {
    const token = await enter('agent1');
    const kind = 'hourlySalary' as const;
    const page = { kind, pageNo: 1, pageSize: 50 };
    const { call } = sandbox;
    const found = await call(getContractCandidates, { token, query: { ...page, userName: 'contrato1' } });
    const memberId = found.value.list[0]?.memberId ?? '';
    const form: ContractForm = { kind, memberId, terms: OWN.slice(0, 1), period: 'hour' };
    await turn(sandbox, { dropAnswerRate: 100, path: APPLY });
    const lost = await contractProposal.claim(form);
    assert.ok(lost && 'error' in lost && lost.error.unsettled);
    assert.equal(contractProposal.unsettled.peek(), form);
    await turn(sandbox);
    const known = await contractProposal.settle();
    assert.ok(known && 'value' in known && known.value.status === 'proposed');
    assert.is(contractProposal.unsettled.peek(), undefined);
    const keys = made.filter(({ call: sent }) => sent === `POST ${APPLY}`).map(({ key }) => key);
    assert.is(new Set(keys).size, 1);
    const below = (await call(getContractDownlines, { token, query: page })).value.list;
    assert.is(below.filter(({ downlineName }) => downlineName === 'contrato1').length, 1);

    const again = await contractProposal.claim({ ...form, terms: [{ from: '6.00', betMembers: 1, rate: '0.4' }] });
    assert.ok(again && 'error' in again && again.error.code === 'contract.open');
  }));

test.run();
