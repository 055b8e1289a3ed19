import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Section } from '../../../../src/app/features/loading/Section.tsx';
import { fire, render, reset } from '../../../support/dom.ts';
import { withTexts } from '../../stores/texts.ts';

let broken = true;

function Games() {
  if (broken) throw new Error('a fault of ours');
  return <p>games</p>;
}

test.before(withTexts);
test.after.each(reset);

test('a fault in a section leaves the rest of the page, says so, and draws the section anew when asked', () => {
  const told: unknown[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void told.push(...words);
  try {
    const box = render(
      <main>
        <h1>Lobby</h1>
        <Section>
          <Games />
        </Section>
      </main>,
    );
    assert.is(box.querySelector('h1')?.textContent, 'Lobby');
    const face = box.querySelector('[role=alert]');
    assert.ok(face, 'no face in its place');
    assert.is(told.length, 1);
    broken = false;
    const retry = face.querySelector('button');
    assert.ok(retry, 'no way to try again');
    fire(retry, 'click');
    assert.is(box.querySelector('[role=alert]'), null);
    assert.is(box.querySelector('p')?.textContent, 'games');
  } finally {
    console.error = error;
  }
});

test.run();
