import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findAnnouncement, listAnnouncements, markRead, unreadCount } from '../../src/sandbox/rules/announcements.ts';
import { helpItems } from '../../src/sandbox/rules/help.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import type { Session } from '../../src/sandbox/rules/session.ts';
import { findSession } from '../../src/sandbox/rules/session.ts';
import { PAYMENT_PASSWORD_POPUP } from '../../src/sandbox/seed/texts/notices.ts';
import { buildWorld, NOW } from '../support/world.ts';

const world = buildWorld();
const { db, token } = world;
const session = findSession(db, token, NOW);
const test = suite('announcements');
test.after(() => world.close());

const reader = (who: Session | undefined, language = 'pt') => ({ session: who, language, now: NOW });

test('only the types that were asked for are answered, banners of the group alone', () => {
  const home = listAnnouncements(db, ['B', 'PL'], 'm_home', reader(undefined));
  assert.is(home.banners.length, 4);
  assert.is(home.player.length, 13);
  assert.equal([home.promotion.length, home.popup.length, home.hot.length], [0, 0, 0]);
  assert.is(listAnnouncements(db, ['B'], 'm_login', reader(undefined)).banners.length, 1);
});

test('texts come in the language that was asked for', () => {
  const title = (language: string) =>
    listAnnouncements(db, ['PR'], '', reader(undefined, language)).promotion[0]?.title;
  assert.is(title('pt'), 'Boas-vindas: 20 giros grátis');
  assert.is(title('en'), 'Welcome: 20 free spins');
  assert.is(title('fr'), title('en'));
  assert.is(helpItems(db, 'en').length, 10);
});

test('reading is remembered per member; guests and free play have read all', () => {
  const before = unreadCount(db, session, NOW);
  assert.is(before, 13);
  markRead(db, session, 'n01', NOW);
  markRead(db, session, 'n01', NOW);
  assert.is(unreadCount(db, session, NOW), before - 1);
  assert.ok(findAnnouncement(db, 'n01', reader(session)).read);
  assert.not(findAnnouncement(db, 'n02', reader(session)).read);
  assert.ok(findAnnouncement(db, 'n02', reader(undefined)).read);
  assert.is(unreadCount(db, { ...session, type: 4 }, NOW), 0);
});

test('what was announced before an account was opened is no news to it', () => {
  const since = (at: number) => db.prepare('UPDATE members SET created_at = ? WHERE id = ?').run(at, session.memberId);
  const { created_at: before } = db.prepare('SELECT created_at FROM members WHERE id = ?').get(session.memberId) as {
    created_at: number;
  };
  since(NOW);
  assert.is(unreadCount(db, session, NOW), 0);
  assert.ok(findAnnouncement(db, 'n02', reader(session)).read);
  db.prepare("UPDATE announcements SET starts_at = ? WHERE id = 'n02'").run(NOW);
  assert.is(unreadCount(db, session, NOW), 1);
  assert.not(findAnnouncement(db, 'n02', reader(session)).read);
  since(before);
});

test('an unknown announcement is not found; one that is to come is shown as such', () => {
  for (const act of [() => findAnnouncement(db, 'nope', reader(session)), () => markRead(db, session, 'nope', NOW)]) {
    assert.throws(act, (error: unknown) => error instanceof Refusal && error.code === 'not.found');
  }
  const soon = findAnnouncement(db, 'p25', reader(session));
  assert.is(soon.status, 'coming_soon');
  assert.ok(Date.parse(soon.startDate) > NOW);
});

test('who has a payment password is not told to make one, and free play gets no pop-up', () => {
  if (session === undefined) throw new Error('nobody is signed in');
  const popups = (who: Session) => listAnnouncements(db, ['PU'], '', reader(who)).popup.map(({ id }) => id);
  const setTo = (hash: string | null): void =>
    void db.prepare('UPDATE members SET payment_password_hash = ? WHERE id = ?').run(hash, session.memberId);
  const { hash } = db
    .prepare('SELECT payment_password_hash AS hash FROM members WHERE id = ?')
    .get(session.memberId) as {
    hash: string | null;
  };
  setTo('a hash');
  assert.equal(popups(session), ['n15', 'n18']);
  setTo(null);
  assert.equal(popups(session), [PAYMENT_PASSWORD_POPUP, 'n15', 'n18']);
  assert.equal(popups({ ...session, type: 4 }), []);
  setTo(hash);
});

test('agents get their own notices with the count of unread ones', () => {
  const { player, footer } = listAnnouncements(db, ['A'], '', reader(session));
  assert.is(player.length, 4);
  assert.equal(footer, { unreadCount: 4 });
});

test.run();
