import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { MatchRow } from '../../../../src/app/pages/home/lobby/Match.tsx';
import type { SportMatch } from '../../../../src/contract/schemas/games.ts';
import { render, reset } from '../../../support/dom.ts';

/** The odds of the home team as a match of the list shows them. */
function shown(homeTeamOdds: string): string | undefined {
  const match = { homeTeam: 'A', awayTeam: 'B', moneyLine: { homeTeamOdds, awayTeamOdds: '1.50' } };
  const box = render(<MatchRow match={match as SportMatch} sport="soccer" />);
  const text = box.querySelector('b + span b')?.textContent ?? undefined;
  reset();
  return text;
}

test('odds lose the noughts of a longer column, and stay in any other writing', () => {
  assert.equal(['2.2800', '2.280000', '2.28', '10.00', '3.2', '2,28', '+120', '5/2'].map(shown), [
    '2.28',
    '2.28',
    '2.28',
    '10.00',
    '3.2',
    '2,28',
    '+120',
    '5/2',
  ]);
});

test.run();
