import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { contactAddress } from '../../../../src/app/lib/outside-address.ts';
import { openServicePath } from '../../../../src/app/lib/service-path.ts';
import { chatLanguage, hasChat } from '../../../../src/app/stores/service/chat.ts';
import { giveFeedback, serviceWays, waysOf } from '../../../../src/app/stores/service/service.ts';
import { refreshStatus } from '../../../../src/app/stores/system/system.ts';
import { hideServicePath } from '../../../../src/sandbox/rules/servicePath.ts';
import { enter, onPlatform, refusalOf } from '../platform.ts';

test('a path opens with its last eight characters, and a spoilt one does not', async () => {
  const hidden = hideServicePath('https://wa.me/5511999999999');
  assert.is(await openServicePath(hidden), 'https://wa.me/5511999999999');
  for (const bad of [`${hidden.slice(0, -1)}!`, hidden.slice(4), '', 'short']) {
    const end = await openServicePath(bad).then(
      () => 'opened',
      () => 'refused',
    );
    assert.is(end, 'refused', bad);
  }
});

test('only what is safe to open is offered: https, this site, telephone and mail', () => {
  for (const good of ['https://t.me/leve', '/sandbox/chat', 'tel:+55 11 4000-1234', 'mailto:oi@leve.example'])
    assert.is(contactAddress(good), good);
  const evil = ['http://t.me/x', 'javascript:alert(1)', 'tel:alert(1);', 'mailto:a@b.c?body=x', '//evil.example', ''];
  for (const bad of [...evil, 'data:text/html,x', 'https://leve.example@evil.example', undefined])
    assert.is(contactAddress(bad), undefined, String(bad));
});

test('unsafe and spoilt ways are left out, and an answer of which none can be opened is a failure', async () => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const ways = await waysOf([
      { type: 'WHATSAPP', path: hideServicePath('https://wa.me/1') },
      { type: 'TELEGRAM', path: hideServicePath('javascript:alert(1)') },
      { type: 'FACEBOOK', path: 'not hidden at all' },
    ]);
    assert.equal(ways, [{ type: 'WHATSAPP', address: 'https://wa.me/1' }]);
    const failed = await refusalOf(waysOf([{ type: 'FACEBOOK', path: 'not hidden at all' }]));
    assert.is(failed.kind, 'format');
    assert.equal(await waysOf([]), []);
  } finally {
    console.warn = warn;
  }
});

test('the platform’s own ways open for a guest, and a member’s word reaches the house', () =>
  onPlatform(async ({ url }) => {
    await serviceWays.load();
    const types = serviceWays.value.peek()?.map(({ type }) => type);
    assert.equal(types, ['LIVECHAT', 'WHATSAPP', 'TELEGRAM', 'WHATSAPP2', 'FACEBOOK']);
    assert.is((await refusalOf(giveFeedback('Oi'))).code, 'session.missing');
    await enter('member');
    await giveFeedback('Mais torneios, por favor');
    assert.match(await (await fetch(`${url}/sandbox/outbox`)).text(), 'Mais torneios, por favor');
  }));

test('Chinese is CN for the chat, and every other language itself', () => {
  for (const code of ['zh', 'CN', 'cn', 'zh-CN', 'zh_cn', 'zh-Hans']) assert.is(chatLanguage(code), 'CN', code);
  for (const code of ['pt', 'en', 'zh-TW', 'kk']) assert.is(chatLanguage(code), code);
});

test('live chat is for members with an inbox, where the site has the module', () =>
  onPlatform(async ({ url }) => {
    assert.not.ok(hasChat());
    await enter('trial');
    assert.not.ok(hasChat());
    await enter('agent1');
    assert.ok(hasChat());
    await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: '{"modules":{"CBS3":false}}' });
    await refreshStatus();
    assert.not.ok(hasChat());
  }));

test.run();
