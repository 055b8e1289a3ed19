import { act } from 'preact/test-utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { usePainted } from '../../../src/app/lib/use-painted.ts';
import { render, reset } from '../../support/dom.ts';

const drawn: string[] = [];

function Page({ address }: { address: string }) {
  drawn.push(`${address} ${usePainted(address)}`);
  return null;
}

test.after.each(reset);

test('gives the first value at once and every other a paint later', async () => {
  render(<Page address="home" />);
  assert.equal(drawn, ['home home']);
  await act(async () => {
    render(<Page address="fish" />);
  });
  assert.equal(drawn, ['home home', 'fish home', 'fish fish']);
});

test.run();
