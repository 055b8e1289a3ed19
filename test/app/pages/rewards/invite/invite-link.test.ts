import '../../../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inviteAddress, SHARE_LINKS } from '../../../../../src/app/pages/rewards/invite/InviteLink.tsx';

const ORIGIN = 'https://leve.example';

test('an invitation leads to this very site, whatever the platform says', () => {
  const own = `${ORIGIN}/m/register?affiliateCode=A1`;
  assert.is(inviteAddress('/m/register?affiliateCode=A1', 'A1', ORIGIN), own);
  assert.is(inviteAddress(own, 'A1', ORIGIN), own);
  for (const link of ['https://evil.example/m/register', '//evil.example', 'javascript:alert(1)', '']) {
    assert.is(inviteAddress(link, 'A1', ORIGIN), own, link);
  }
  assert.is(inviteAddress('', 'a&b', ORIGIN), `${ORIGIN}/m/register?affiliateCode=a%26b`);
});

test('links of services carry the text and the address whole', () => {
  const [text, address] = ['Jogue & ganhe!', `${ORIGIN}/m/register?affiliateCode=A1`];
  const whatsapp = new URL(SHARE_LINKS.WHATSAPP(text, address));
  assert.equal([whatsapp.origin, whatsapp.searchParams.get('text')], ['https://wa.me', `${text} ${address}`]);
  const telegram = new URL(SHARE_LINKS.TELEGRAM(text, address));
  assert.equal([telegram.searchParams.get('url'), telegram.searchParams.get('text')], [address, text]);
});

test.run();
