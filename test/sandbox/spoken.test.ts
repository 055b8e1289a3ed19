import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnnouncements, getNotices } from '../../src/contract/calls/announcements.ts';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getHelp } from '../../src/contract/calls/help.ts';
import { getInbox, getInboxMessage } from '../../src/contract/calls/inbox.ts';
import { BANNERS } from '../../src/sandbox/seed/texts/banners.ts';
import { EVENT_LETTERS } from '../../src/sandbox/seed/texts/event-letters.ts';
import { HELP } from '../../src/sandbox/seed/texts/help.ts';
import { LETTERS, WELCOME } from '../../src/sandbox/seed/texts/letters.ts';
import { NOTICES } from '../../src/sandbox/seed/texts/notices.ts';
import { SITE_PAGES } from '../../src/sandbox/seed/texts/pages.ts';
import { PROMOTIONS } from '../../src/sandbox/seed/texts/promotions.ts';
import { type Text, textIn } from '../../src/sandbox/seed/texts/text.ts';
import { FURTHER, translate } from '../../src/sandbox/seed/texts/translate.ts';
import { withSandbox } from '../support/sandbox.ts';

/** One help title in each language of the platform; whoever asks in another one reads the English. */
const DEPOSITS: Readonly<Record<string, string>> = {
  pt: 'Depósitos',
  'pt-PT': 'Depósitos',
  en: 'Deposits',
  es: 'Depósitos',
  ar: 'الإيداعات',
  hi: 'डिपॉज़िट',
  ja: 'Deposits',
  'ur-Latn': 'Deposits',
};

test('the platform answers in its five languages, in English else, and says which one it is', () =>
  withSandbox(async ({ call }) => {
    for (const [lang, title] of Object.entries(DEPOSITS)) {
      const { value, headers } = await call(getHelp, { query: { device: 'MOBILE', lang } });
      assert.ok(
        value.some((one) => one.title === title),
        lang,
      );
      assert.is(headers.get('Content-Language'), title === 'Deposits' ? 'en' : lang.slice(0, 2));
    }
  }));

test('a language that the platform does not speak gives way to the next one that is accepted', () =>
  withSandbox(async ({ call, url }) => {
    const query = { platform: 'M', merchantCode: 'leve', language: 'ja' } as const;
    const accepted = async (header: string): Promise<string | null> =>
      (await call(getNotices, { query, headers: { 'Accept-Language': header } })).headers.get('Content-Language');
    assert.is(await accepted('ja, es-MX;q=0.5, ar;q=0.8, en;q=0.1'), 'ar');
    assert.is(await accepted('ja, ar;q=0, hi;q=0.2'), 'hi');
    assert.is(await accepted('ja, *'), 'en');
    const refused = await fetch(`${url}/wps/no/such/call`, { headers: { 'Accept-Language': 'hi-IN' } });
    assert.is(refused.headers.get('Content-Language'), 'hi');
    assert.match(((await refused.json()) as { message: string }).message, /[\u0900-\u097f]/);
  }));

test('promotions and letters are told in the language, with what they name', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const types = { types: 'PR', merchantCode: 'leve', groupName: '', platform: 'M', language: 'es' } as never;
    const { promotion } = (await call(getAnnouncements, { query: types })).value;
    assert.match(promotion[0]?.content ?? '', /<h3>Cómo participar<\/h3>/);
    const token = await signIn('agent2');
    const body = { methodId: 'wallet', amount: '55.00', backUrl: '/m/home' };
    const { depositId } = (await call(createDeposit, { token, body })).value;
    await fetch(`${url}/sandbox/gateway/${depositId}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
      redirect: 'manual',
    });
    const query = { pageNo: 1, pageSize: 1, language: 'hi' };
    const [letter] = (await call(getInbox, { token, query })).value.list;
    assert.match(letter?.title ?? '', /^R\$55\.00 का डिपॉज़िट मंज़ूर$/);
    const whole = { messageId: letter?.messageId ?? '', language: 'ar' };
    assert.match((await call(getInboxMessage, { token, query: whole })).value.content, /محفظة رقمية/);
  }));

const TEXTS: readonly Text[] = [
  ...[...PROMOTIONS, ...NOTICES, ...HELP, WELCOME, ...LETTERS, ...Object.values(EVENT_LETTERS)],
  ...Object.values(SITE_PAGES),
].flatMap(({ title, content }) => [title, content]);

test('every text of the house is translated whole, with the links and the places of its English', () => {
  const marks = (text: string): string => (text.match(/<[^>]+>|\{\w+\}/g) ?? []).sort().join();
  for (const language of FURTHER) {
    for (const text of [...TEXTS, ...BANNERS.map(({ title }) => title)]) {
      const translated = translate(text.en, language);
      assert.ok(translated !== undefined, `${language}: ${text.en.slice(0, 60)}`);
      assert.is(marks(translated ?? ''), marks(text.en));
    }
  }
  assert.is(textIn({ pt: 'Só aqui', en: 'Only here' }, 'ar'), 'Only here');
});

test.run();
