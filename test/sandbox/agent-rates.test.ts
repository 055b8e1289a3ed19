import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addLink, arriveBy, invitationOf } from '../../src/sandbox/rules/agentLinks.ts';
import { checkWithin, formatRate, giveRates, RATED, ratesOf } from '../../src/sandbox/rules/agentRates.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { Refusal } from '../../src/sandbox/rules/refusal.ts';
import { NOW, openScratch } from '../support/world.ts';

const { db, close } = openScratch();
test.after(close);

/** The agent who leads a tree, and everybody below, in the order in which they came. */
type Tree = number[];

let made = 0;

function add(tree: Tree, upline?: number): number {
  made += 1;
  const above = upline === undefined ? {} : { upline_id: upline };
  const id = addMember(db, { username: `rates${made}`, password_hash: '', type: 1, created_at: NOW, ...above });
  tree.push(id);
  return id;
}

/** Two of the game types, and rates up to more than the house gives. */
const rates = fc.uniqueArray(
  fc.record({
    gameType: fc.constantFrom(...RATED.slice(0, 2)),
    rate: fc.integer({ min: 0, max: 14_000 }).map(formatRate),
  }),
  { selector: ({ gameType }) => gameType, minLength: 1 },
);
const someone = fc.nat(1_000);
const step = fc.record({ kind: fc.constantFrom('open', 'change', 'change', 'link', 'arrive'), who: someone, rates });

test('whatever rates are given, changed and promised by links, nobody has more than the one above', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (drawn) => {
      const tree: Tree = [];
      const codes: string[] = [];
      add(tree);
      for (const { kind, who, rates: form } of drawn) {
        const member = tree[who % tree.length] as number;
        try {
          db.transaction(() => {
            if (kind === 'open') {
              checkWithin(ratesOf(db, member), form);
              giveRates(db, add([], member), form);
            } else if (kind === 'change' && member !== tree[0]) giveRates(db, member, form);
            else if (kind === 'link') codes.push(addLink(db, member, { type: 1, rates: form }, NOW).code);
            else if (kind === 'arrive') {
              const { link, upline } = invitationOf(db, codes[who % codes.length] ?? '') ?? {};
              if (link && upline) arriveBy(db, link, add([], upline.id));
            }
          })();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        tree.splice(1, tree.length, ...below(tree[0] as number));
        for (const id of tree.slice(1)) checkBelow(id);
      }
    }),
    { numRuns: 40 },
  ));

function below(head: number): number[] {
  return db
    .prepare<[number], { id: number }>(
      `WITH RECURSIVE team(id) AS (SELECT id FROM members WHERE upline_id = ?
       UNION ALL SELECT m.id FROM members m JOIN team ON m.upline_id = team.id) SELECT id FROM team ORDER BY id`,
    )
    .all(head)
    .map(({ id }) => id);
}

function checkBelow(id: number): void {
  const upline = db.prepare('SELECT upline_id FROM members WHERE id = ?').pluck().get(id) as number;
  const above = ratesOf(db, upline);
  for (const [gameType, rate] of ratesOf(db, id)) assert.ok(rate <= (above.get(gameType) ?? 0), `${gameType} of ${id}`);
}

test.run();
