import type { Database } from '../db/database.ts';
import { say } from '../rules/chat.ts';
import { writeTo } from '../rules/inbox.ts';
import { LETTERS, WELCOME } from './texts/letters.ts';

const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;

/** Messages beside the welcome that an account has had, the first as many of `LETTERS` over and over; some have many pages of them. */
const SENT: Readonly<Record<string, number>> = {
  member: 2,
  agent1: 3,
  agent2: 3,
  agent3: 2,
  agent41: 5,
  agent42: 119,
  nonagent: 47,
};

/** Gives the demo accounts their inboxes, and a greeting in chat. The welcome was read, the rest was not. */
export function seedMessages(db: Database, ids: ReadonlyMap<string, number>, now: number): void {
  for (const [username, count] of Object.entries(SENT)) {
    const memberId = ids.get(username);
    if (memberId === undefined) throw new Error(`No demo account ${username}`);
    const at = (place: number): number => now - (count - place + 1) * 3 * DAY;
    writeTo(db, memberId, { ...WELCOME, readAt: at(0) + HOUR }, at(0));
    for (let place = 1; place <= count; place += 1) {
      const letter = LETTERS[(place - 1) % LETTERS.length];
      if (letter) writeTo(db, memberId, letter, at(place));
    }
    say(db, memberId, 'service', 'Olá! Como podemos ajudar? / Hello! How can we help?', now - 2 * HOUR);
  }
}
