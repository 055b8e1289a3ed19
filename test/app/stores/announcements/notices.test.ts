import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { homeAnnouncements } from '../../../../src/app/stores/announcements/announcements.ts';
import {
  announcement,
  isRead,
  markRead,
  noticeList,
  unreadOf,
  withRead,
} from '../../../../src/app/stores/announcements/notices.ts';
import {
  categoriesOf,
  headPicture,
  promotionList,
  promotionsOf,
} from '../../../../src/app/stores/promotions/promotion-list.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { getAnnouncementUnread } from '../../../../src/contract/calls/unread.ts';
import type { Announcement, Announcements } from '../../../../src/contract/schemas/announcements.ts';
import { enter, made, madeCalls, onPlatform, turn, until } from '../platform.ts';

const READ = 'POST /wps/announcements/read';

const shown = (): Announcements => homeAnnouncements.value.peek() as Announcements;

const marks = (): number => madeCalls().filter((call) => call === READ).length;

test('opening marks read at once, tells the platform once, and asks for the list anew', () =>
  onPlatform(async ({ call }) => {
    const token = await enter('member');
    await homeAnnouncements.load();
    const all = unreadOf(shown());
    const [first, second] = shown().player as [Announcement, Announcement];
    markRead(homeAnnouncements, first);
    markRead(homeAnnouncements, second);
    markRead(homeAnnouncements, first);
    assert.is(unreadOf(shown()), all - 2);
    assert.ok(shown().player.slice(0, 2).every(isRead));
    made.length = 0;
    await until(() => madeCalls().includes('GET /wps/announcements'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.is(marks(), 2);
    assert.equal(
      madeCalls()
        .filter((call) => call !== READ)
        .sort(),
      ['GET /wps/announcements', 'GET /wps/announcements/unread'],
      'the mark and what it changes, and nothing else',
    );
    assert.is((await call(getAnnouncementUnread, { token })).value.unreadCount, all - 2);
  }));

test('guests and free play see all as read and mark nothing', () =>
  onPlatform(async () => {
    await homeAnnouncements.load();
    const unread = shown().player.map((one) => ({ ...one, read: false }));
    for (const username of [undefined, 'trial']) {
      if (username) await enter(username);
      assert.ok(unread.every(isRead));
      assert.is(unreadOf({ ...shown(), player: unread }), 0);
      markRead(homeAnnouncements, unread[0] as Announcement);
    }
    assert.is(marks(), 0);
    dropSession();
  }));

test('what cannot be told stays told to nobody, and may be tried again', () =>
  onPlatform(async (sandbox) => {
    await enter('agent1');
    await homeAnnouncements.load();
    const first = shown().player[0] as Announcement;
    await turn(sandbox, { dropRate: 100 });
    markRead(homeAnnouncements, first);
    await until(() => marks() === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await turn(sandbox);
    markRead(homeAnnouncements, first);
    await until(() => marks() === 2);
  }));

test('agents have a list of their own with the platform’s count', () =>
  onPlatform(async () => {
    await enter('agent1');
    const list = noticeList(true);
    await list.load();
    const value = list.value.peek() as Announcements;
    assert.is(unreadOf({ ...value, footer: { unreadCount: 120 } }), 120);
    assert.is(withRead(value, value.player[0]?.id ?? '').footer?.unreadCount, (value.footer?.unreadCount ?? 0) - 1);
    assert.is(withRead({ ...value, footer: { unreadCount: 0 } }, 'a01').footer?.unreadCount, 0);
  }));

test('what a list has shown is not asked for again, unless it came without its text', () =>
  onPlatform(async () => {
    await homeAnnouncements.load();
    const [first, second] = shown().player as [Announcement, Announcement];
    const before = madeCalls().length;
    announcement(first.id, first).want();
    assert.is(madeCalls().length, before);
    const bare = announcement(second.id, { ...second, content: '' });
    bare.want();
    await until(() => bare.value.peek() !== undefined);
    assert.is(bare.value.peek()?.content, second.content);
  }));

test('the menu of promotions holds the categories that have any, in its own order', () =>
  onPlatform(async () => {
    await promotionList.load();
    const all = promotionList.value.peek() ?? [];
    assert.is(promotionsOf(all, 'all').length, all.length);
    const some = all.filter(({ category }) => category === 'fish_promo' || category === 'new_player');
    assert.equal(categoriesOf(some), ['all', 'new_player', 'fish_promo']);
    const strange = [{ ...(all[0] as Announcement), category: 'bingo' as 'all' }];
    assert.equal(categoriesOf(strange), ['all', 'other_promo']);
    assert.is(promotionsOf(strange, 'other_promo').length, 1);
    assert.match(headPicture(all[0] as Announcement), /-1$/);
    assert.is(headPicture({ ...(all[0] as Announcement), announcementImages: [] }), '');
  }));

test.run();
