import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getContractRequests } from '../../src/contract/calls/contracts.ts';
import { withSandbox } from '../support/sandbox.ts';

test('the platform tells of the contracts that wait for a member, by kind', () =>
  withSandbox(async ({ call, signIn }) => {
    const { value } = await call(getContractRequests, { token: await signIn('agent3') });
    assert.ok(value.dailysalreqtype && value.divtypecompperiodreq);
    assert.is(value.contracthoursalreq, '');
    const none = await call(getContractRequests, { token: await signIn('member') });
    assert.equal(Object.values(none.value), ['', '', '']);
    assert.is((await call(getContractRequests)).code, 'session.missing');
  }));

test.run();
