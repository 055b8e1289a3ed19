import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { CallError } from '../../../../src/app/api/errors.ts';
import { SignInError } from '../../../../src/app/device/sign-in/service.ts';
import { providerTrouble, signInByProvider } from '../../../../src/app/stores/linked/provider-sign-in.ts';
import { holdPerson, readyProviders, vouchedPerson } from '../../../../src/app/stores/linked/providers.ts';
import { session } from '../../../../src/app/stores/session/session.ts';
import { configureSite, refreshStatus } from '../../../../src/app/stores/system/system.ts';
import { providerProof, sendByProvider } from '../../../../src/app/stores/verification/phone-proof.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { onPlatform, refusalOf } from '../platform.ts';
import { withTexts } from '../texts.ts';

async function change({ url }: TestSandbox, changes: object): Promise<void> {
  await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });
  await refreshStatus();
}

const SITE = { name: 'Leve', merchantCode: 'leve', apiOrigin: '', language: 'pt' };

test.before(withTexts);

test('a service is offered where it is switched on and ready, and nowhere else (SPEC 2.3)', () =>
  onPlatform(async (sandbox) => {
    assert.equal(readyProviders(), []);
    await change(sandbox, { features: { facebookLogin: true } });
    assert.equal(readyProviders(), ['facebook']);
    await change(sandbox, { features: { facebookLogin: true, googleLogin: true } });
    assert.equal(readyProviders(), ['google', 'facebook']);
    configureSite({ ...SITE, flags: { facebookLogin: false } });
    assert.equal(readyProviders(), ['google'], 'the brand’s own word counts for more');
    await change(sandbox, {});
    configureSite({ ...SITE, flags: { googleLogin: true } });
    assert.equal(readyProviders(), [], 'switched on, and not ready');
    configureSite(SITE);
  }));

async function pick({ url }: TestSandbox, email: string): Promise<string> {
  const body = new URLSearchParams({ name: 'Ana', email });
  const page = await (await fetch(`${url}/sandbox/providers/google/sign-in?state=s`, { method: 'POST', body })).text();
  return (JSON.parse(/id="answer">([^<]+)</.exec(page)?.[1] ?? '{}') as { token: string }).token;
}

test('whom nobody here knows is held until they register, and signs nobody in', () =>
  onPlatform(async (sandbox) => {
    await change(sandbox, { features: { googleLogin: true } });
    assert.not(await signInByProvider('google', await pick(sandbox, 'ana@example.com')));
    const { provider, email, ticket = '' } = vouchedPerson.peek() ?? {};
    assert.equal([provider, email, ticket.length > 16], ['google', 'ana@example.com', true]);
    assert.is(session.peek(), undefined);
    holdPerson(undefined);
    const refused = await refusalOf(signInByProvider('google', 'made-up'));
    assert.is(refused.code, 'provider.failed');
  }));

test('each trouble has its own words, and a lost line is told as one', () => {
  const textOf = (thrown: unknown): string => providerTrouble(thrown).text;
  assert.is(textOf(new SignInError('cancelled')), 'provider_cancelled');
  assert.is(textOf(new SignInError('blocked')), 'provider_blocked');
  assert.is(textOf(new SignInError('down')), 'provider_down');
  assert.is(textOf(new CallError('refused', 'provider.linked')), 'provider_taken');
  assert.is(textOf(new CallError('refused', 'provider.failed')), 'provider_late');
  assert.is(textOf(new CallError('refused', 'account.disabled')), 'account_disabled');
  assert.is(textOf(new CallError('timeout')), 'slow_connection');
});

const phone = { mobileNum: '11955550021', countryDialingCode: '55' };
const nobody = () => Promise.resolve(undefined);

test('without a provider nothing is sent twice, and the platform’s own code is the proof', () =>
  onPlatform(async () => {
    assert.ok(await sendByProvider(phone, nobody));
    assert.is(await providerProof({ ...phone, verificationCode: '123456' }), undefined);
  }));

test('with one the code is also sent through it; its own code becomes a token, any other is left to the platform', () =>
  onPlatform(async (sandbox) => {
    await change(sandbox, { features: { firebaseAuth: true } });
    const realFetch = globalThis.fetch;
    // The sandbox names its provider by a path, which only a browser completes.
    globalThis.fetch = (input, init) => realFetch(String(input).replace(/^\/sandbox/, `${sandbox.url}/sandbox`), init);
    try {
      assert.ok(await sendByProvider(phone, nobody));
      const code = await sandbox.codeFor('+5511955550021');
      assert.is(await providerProof({ ...phone, verificationCode: '000000' }), undefined);
      const token = await providerProof({ ...phone, verificationCode: code });
      assert.ok((token ?? '').length > 16);
      assert.is(await providerProof({ ...phone, verificationCode: code }), token, 'a second attempt has it still');
      assert.is(await providerProof({ ...phone, mobileNum: '11955550022', verificationCode: code }), undefined);
      assert.not(await sendByProvider(phone, nobody), 'too soon: told by nothing but the missing message');
    } finally {
      globalThis.fetch = realFetch;
    }
  }));

test.run();
