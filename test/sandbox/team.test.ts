import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createAgentLink,
  deleteAgentLink,
  getAgentLinks,
  getDownlineRebates,
  getSubordinates,
  openAccount,
  transferDownline,
  transferMultipleDownlines,
  updateAllDownlineRebates,
  updateDownlineRebates,
} from '../../src/contract/calls/agent.ts';
import { checkAffiliate, registerByUsername } from '../../src/contract/calls/registration.ts';
import { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import type { OpenAccountForm, RebateRateForm } from '../../src/contract/schemas/agent.ts';
import { subordinatePage } from '../../src/sandbox/rules/downline.ts';
import { sendDown } from '../../src/sandbox/rules/downlineTransfers.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { setCurrency } from '../../src/sandbox/rules/money.ts';
import { inDatabase, memberId, sumOfAll } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';
import { buildPlayer, NOW, openScratch } from '../support/world.ts';

const PAY = '123456';
const page = { pageNo: 1, pageSize: 50 };

/** An agent without downlines below agent1, signed in for the first time. */
async function newAgent({ call, signIn }: TestSandbox, userName: string) {
  const head = await signIn('agent1');
  const body: OpenAccountForm = { userName, password: 'Leve1234', type: 1, rates: [{ gameType: 'RNG', rate: '0.80' }] };
  const { value } = await call(openAccount, { token: head, body });
  return { head, agent: value, token: await signIn(userName) };
}

test('the team is read level by level or searched as a whole, and nobody sees the team of others', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('agent1');
    const top = (await call(getSubordinates, { token, query: { ...page, sort: 'downlines' } })).value;
    assert.ok(top.list.every(({ level, uplineName }) => level === 1 && uplineName === 'agent1'));
    assert.is(top.footer.count, top.footer.agents + top.footer.players);
    assert.equal(top.footer.path, []);
    const [first] = top.list;
    assert.ok(first && first.downlines > 0 && first.team >= first.downlines);
    const query = { ...page, pageSize: 1000, parentId: first.memberId };
    const below = (await call(getSubordinates, { token, query })).value;
    assert.is(below.list.length, first.downlines);
    assert.equal(below.footer.path, [{ memberId: first.memberId, userName: first.userName }]);
    assert.ok(below.list.every(({ level }) => level === 2));
    const players = (await call(getSubordinates, { token, query: { ...query, role: 'player' } })).value;
    assert.equal([players.list.length, players.footer.players], [below.footer.players, below.footer.players]);
    const found = (await call(getSubordinates, { token, query: { ...page, userName: 'MEMB' } })).value.list;
    assert.ok(
      found.some(({ userName, level, uplineName }) => userName === 'member' && level === 2 && uplineName === 'agent2'),
    );
    assert.is(
      (await call(getSubordinates, { token, query: { ...page, userName: '_' } })).value.list.length,
      0,
      '_ is no wildcard',
    );
    const other = await signIn('agent41');
    assert.is((await call(getSubordinates, { token: other, query })).code, 'agent.invalid');
    assert.is(
      (await call(getDownlineRebates, { token: other, query: { memberId: first.memberId } })).code,
      'agent.invalid',
    );
    const plain = await signIn('member');
    assert.is((await call(getSubordinates, { token: plain, query: page })).code, 'permission.denied');
  }));

test('an account is opened once whatever is asked, below the agent, with rates that the agent has, and a first password', () =>
  withSandbox(async ({ call, signIn }) => {
    const token = await signIn('agent2');
    const own = (await call(getDownlineRebates, { token, query: {} })).value;
    const live = own.find(({ gameType }) => gameType === 'LIVE')?.rate ?? '';
    const body: OpenAccountForm = {
      userName: 'nova_77',
      password: 'Primeira1',
      type: 0,
      rates: [{ gameType: 'LIVE', rate: live }],
    };
    const made = (await call(openAccount, { token, body })).value;
    assert.equal([made.uplineName, made.level, made.balance, made.type], ['agent2', 1, '0.00', 0]);
    assert.equal((await call(openAccount, { token, body })).value, made, 'a lost answer is had again');
    const codeOf = async (differs: object) => {
      const { code, failure } = await call(openAccount, { token, body: { ...body, userName: 'nova_78', ...differs } });
      return [code, failure?.field];
    };
    assert.equal(await codeOf({ userName: 'nova_77', password: 'Outra1234' }), ['username.exists', 'userName']);
    assert.equal(await codeOf({ userName: 'MEMBER' }), ['username.exists', 'userName']);
    assert.equal(await codeOf({ userName: '1abc' }), ['payload.invalid', 'userName']);
    assert.equal(await codeOf({ password: 'curta' }), ['payload.invalid', 'password']);
    assert.equal(await codeOf({ rates: [{ gameType: 'LIVE', rate: '9' }] }), ['rebate.limit', 'LIVE']);
    assert.is((await call(openAccount, { token: await signIn('member'), body })).code, 'permission.denied');
  }));

test('rates stay between what the member has given on and what the upline has, and only the upline changes them', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const { head, agent, token } = await newAgent(sandbox, 'novoagente');
    const below: OpenAccountForm = {
      userName: 'neto_1',
      password: 'Primeira1',
      type: 0,
      rates: [{ gameType: 'RNG', rate: '0.5' }],
    };
    const player = (await call(openAccount, { token, body: below })).value;
    const rng = async () =>
      (await call(getDownlineRebates, { token: head, query: { memberId: agent.memberId } })).value[0];
    assert.equal(await rng(), { gameType: 'RNG', rate: '0.80', min: '0.50', max: '1.20' });
    const change = (rate: string, memberId = agent.memberId) =>
      call(updateDownlineRebates, { token: head, body: { memberId, rates: [{ gameType: 'RNG', rate }] } });
    assert.equal([(await change('1.2001')).code, (await change('0.49')).code], ['rebate.limit', 'rebate.limit']);
    assert.is((await change('0.2', player.memberId)).code, 'permission.denied');
    assert.is((await change('0.55')).success, true);
    assert.is((await rng())?.rate, '0.55');
    const twice: RebateRateForm[] = [
      { gameType: 'RNG', rate: '0.6' },
      { gameType: 'RNG', rate: '0.7' },
    ];
    const body = { memberId: agent.memberId, rates: [...twice] };
    assert.is((await call(updateDownlineRebates, { token: head, body })).code, 'payload.invalid');
    assert.is((await call(updateDownlineRebates, { token: await signIn('agent41'), body })).code, 'agent.invalid');
  }));

test('all direct downlines are given the same rates, or none is, between what one has given on and what the agent has', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const { head, agent, token } = await newAgent(sandbox, 'cabeca_1');
    const open = async (who: string, userName: string, rate: string, type: 0 | 1 = 0) => {
      const rates: RebateRateForm[] = [{ gameType: 'RNG', rate }];
      return (await call(openAccount, { token: who, body: { userName, password: 'Leve1234', type, rates } })).value;
    };
    const [low, middle] = [await open(token, 'reto_1', '0.1'), await open(token, 'reto_2', '0.5', 1)];
    const deep = await open(await signIn('reto_2'), 'fundo_1', '0.4');
    const rateOf = async (memberId: string) =>
      (await call(getDownlineRebates, { token, query: { memberId } })).value[0]?.rate;
    const all = (rate: string, who = token) =>
      call(updateAllDownlineRebates, { token: who, body: { rates: [{ gameType: 'RNG', rate }] } });
    const own = (await call(getDownlineRebates, { token, query: {} })).value[0];
    assert.equal(own, { gameType: 'RNG', rate: '0.80', min: '0.50', max: '1.20', minAll: '0.40' });

    for (const rate of ['0.3', '0.81']) {
      const { code, failure } = await all(rate);
      assert.equal([code, failure?.field], ['rebate.limit', 'RNG'], rate);
      assert.equal(
        [await rateOf(low.memberId), await rateOf(middle.memberId)],
        ['0.10', '0.50'],
        'nobody has other rates',
      );
    }
    assert.equal((await all('0.4')).value, { members: 2 });
    assert.equal([await rateOf(low.memberId), await rateOf(middle.memberId)], ['0.40', '0.40']);
    assert.is(await rateOf(deep.memberId), '0.40', 'deeper ones keep what their own upline gave');
    const mine = (await call(getDownlineRebates, { token: head, query: { memberId: agent.memberId } })).value[0];
    assert.is(mine?.rate, '0.80', 'the agent keeps theirs');
    assert.is((await all('0.5', await signIn('fundo_1'))).code, 'permission.denied');
  }));

test('money goes down once per key, all or none, and stands in the records of both sides', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const { head: token, agent } = await newAgent(sandbox, 'destino_1');
    const second = String(memberId(sandbox, 'agent3'));
    const sum = sumOfAll(sandbox);
    const money = async (who: string) => (await call(getWallet, { token: who })).value.main;
    const before = Number(await money(token));
    const body = {
      transfers: [
        { memberId: agent.memberId, amount: '150.25' },
        { memberId: second, amount: '20' },
      ],
      paymentPassword: PAY,
    };
    const key = 'one-and-the-same';
    const first = await call(transferMultipleDownlines, { token, body, key });
    assert.is(first.value.transactionIds.length, 2);
    assert.equal((await call(transferMultipleDownlines, { token, body, key })).value, first.value);
    assert.is(Number(await money(token)), before - 170.25);
    const codeOf = async (transfers: { memberId: string; amount: string }[], paymentPassword = PAY) =>
      (await call(transferMultipleDownlines, { token, body: { transfers, paymentPassword } })).code;
    const to = (amount: string, id = agent.memberId) => ({ memberId: id, amount });
    const stranger = String(memberId(sandbox, 'agent41'));
    assert.is(await codeOf([to('5'), to('1', stranger)]), 'agent.invalid');
    assert.is(await codeOf([to('5'), to('5')]), 'payload.invalid');
    assert.is(await codeOf([to('5'), to('0.50', second)]), 'transfer.amount');
    // The limits are units of the currency, whatever its minor units are.
    setCurrency('KWD');
    assert.is(await codeOf([to('0.999')]).finally(() => setCurrency('BRL')), 'transfer.amount');
    assert.is(await codeOf([to('10000', second), to('10000')]), 'wallet.insufficient');
    assert.is(await codeOf([to('5')], '000000'), 'password.wrong');
    assert.is(
      await codeOf([to('5', String(memberId(sandbox, 'agent1')))]),
      'agent.invalid',
      'nobody sends to themselves',
    );
    assert.is(Number(await money(token)), before - 170.25, 'all or none');
    const one = await call(transferDownline, { token, body: { ...to('1.00'), paymentPassword: PAY } });
    assert.ok(one.value.transactionId);
    assert.is(sumOfAll(sandbox), sum);
    const days = { ...page, startDate: siteDay(-1), endDate: siteDay(1) };
    const sent = (await call(getTransactions, { token, query: { ...days, types: 'A' } })).value.list;
    assert.equal(
      sent.slice(0, 3).map(({ amount, walletName }) => [amount, walletName]),
      [
        ['-1.00', 'destino_1'],
        ['-20.00', 'agent3'],
        ['-150.25', 'destino_1'],
      ],
    );
    const got = (await call(getTransactions, { token: await signIn('agent3'), query: days })).value.list;
    assert.equal([got[0]?.code, got[0]?.amount, got[0]?.walletName], ['downline', '20.00', 'agent1']);
    const agent41 = await signIn('agent41');
    assert.is(
      (await call(transferDownline, { token: agent41, body: { ...to('1'), paymentPassword: PAY } })).code,
      'free.reject',
    );
    await fetch(`${url}/sandbox/settings.json`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ menu: { AGENTRANSMULTDOWN3: false } }),
    });
    assert.is(await codeOf([to('5')]), 'permission.denied');
  }));

test('turnover that is due goes with the money', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('agent2');
    const child = String(memberId(sandbox, 'member'));
    const due = (id: number) =>
      inDatabase(sandbox, (db) => Number(db.prepare('SELECT wagering_due FROM members WHERE id = ?').pluck().get(id)));
    const [own, theirs] = [memberId(sandbox, 'agent2'), memberId(sandbox, 'member')];
    inDatabase(sandbox, (db) => db.prepare('UPDATE members SET wagering_due = 100001 WHERE id = ?').run(own));
    const total = due(own) + due(theirs);
    const { main } = (await call(getWallet, { token })).value;
    const half = (Number(main) / 2).toFixed(2);
    await call(transferDownline, { token, body: { memberId: child, amount: half, paymentPassword: PAY } });
    assert.ok(Math.abs(due(own) - 50_000) <= 1, String(due(own)));
    assert.is(due(own) + due(theirs), total);
  }));

test('the same key hands the turnover on once, whoever asks with it', () => {
  const { db, close } = openScratch();
  const head = buildPlayer(db, 'topo', 10_000);
  const child = addMember(db, { username: 'filha', password_hash: '', type: 0, upline_id: head, created_at: NOW });
  db.prepare('UPDATE members SET wagering_due = 8000 WHERE id = ?').run(head);
  const dues = () =>
    db.prepare('SELECT wagering_due FROM members WHERE id IN (?, ?) ORDER BY id').pluck().all(head, child);
  const sendHalf = () => sendDown(db, head, [{ memberId: String(child), amount: '50.00' }], 'same', NOW);
  const first = sendHalf();
  assert.equal(dues(), [4_000, 4_000]);
  assert.equal(sendHalf(), first);
  assert.equal(dues(), [4_000, 4_000]);
  close();
});

test('who registers by a link stands below its agent with its type and rates; a deleted link is told, and who came by it stays', () =>
  withSandbox(async (sandbox) => {
    const { call, captcha } = sandbox;
    const { head, agent, token } = await newAgent(sandbox, 'dono_do_link');
    const make = (type: 0 | 1, rate: string) =>
      call(createAgentLink, { token, body: { type, rates: [{ gameType: 'RNG', rate }] } });
    assert.is((await make(0, '0.81')).code, 'rebate.limit');
    const link = (await make(1, '0.7')).value;
    assert.equal([link.registered, link.link], [0, `/m/register?affiliateCode=${link.code}`]);
    assert.is(
      (await call(checkAffiliate, { query: { code: link.code.toLowerCase(), domain: 'x' } })).value.code,
      link.code,
    );
    const join = async (username: string) =>
      call(registerByUsername, {
        body: {
          type: 0,
          merchantCode: 'leve',
          registerUrl: '127.0.0.1',
          registerMethod: 'H5',
          domain: '127.0.0.1',
          username,
          password: 'Segredo12',
          confirmPassword: 'Segredo12',
          birthday: '1995-02-28',
          affiliateCode: link.code,
          ...(await captcha()),
        },
      });
    const rates: RebateRateForm[] = [{ gameType: 'RNG', rate: '0.6' }];
    assert.is((await join('pelo_link')).value.type, 1);
    const [came] = (await call(getSubordinates, { token, query: page })).value.list;
    assert.equal([came?.userName, came?.type], ['pelo_link', 1]);
    const rateOf = async (memberId: string) =>
      (await call(getDownlineRebates, { token, query: { memberId } })).value[0]?.rate;
    assert.is(await rateOf(came?.memberId ?? ''), '0.70');
    assert.is(
      (await call(updateDownlineRebates, { token: head, body: { memberId: agent.memberId, rates: [...rates] } })).code,
      'rebate.limit',
    );
    await call(updateDownlineRebates, {
      token,
      body: { memberId: came?.memberId ?? '', rates: [{ gameType: 'RNG', rate: '0.1' }] },
    });
    await call(updateDownlineRebates, { token: head, body: { memberId: agent.memberId, rates: [...rates] } });
    assert.equal(
      (await call(getAgentLinks, { token })).value.map((one) => [one.registered, one.rates[0]?.rate]),
      [[1, '0.60']],
    );
    await join('mais_tarde');
    const [later] = (await call(getSubordinates, { token, query: page })).value.list;
    assert.is(await rateOf(later?.memberId ?? ''), '0.60', 'never more than the agent has');
    assert.is((await call(deleteAgentLink, { token: head, body: { linkId: link.linkId } })).code, 'not.found');
    await call(deleteAgentLink, { token, body: { linkId: link.linkId } });
    assert.equal((await call(getAgentLinks, { token })).value, []);
    assert.is((await join('tarde_demais')).code, 'affiliate.invalid');
    assert.is((await call(getSubordinates, { token, query: page })).value.footer.count, 2);
  }));

test('a team of thousands is read in moments', () => {
  const { db, close } = openScratch();
  const head = addMember(db, { username: 'topo', password_hash: '', type: 1, created_at: NOW });
  const agents = [head];
  db.transaction(() => {
    for (let made = 0; made < 5_000; made += 1) {
      const agent = made % 20 === 0;
      const upline = agents[(made * 7919) % agents.length] ?? head;
      const id = addMember(db, {
        username: `m${made}`,
        password_hash: '',
        type: agent ? 2 : 0,
        upline_id: upline,
        created_at: NOW + made,
      });
      if (agent) agents.push(id);
    }
  })();
  const began = performance.now();
  const found = subordinatePage(db, head, { pageNo: 3, pageSize: 30, userName: 'm', sort: 'downlines' }, NOW);
  const took = performance.now() - began;
  assert.is(found.footer.count, 5_000);
  assert.ok(took < 400, `${took} ms`);
  close();
});

test.run();
