import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { LimitsSection } from '../../../../src/app/pages/protection/LimitsSection.tsx';
import type { PlayLimit } from '../../../../src/contract/schemas/protection.ts';
import { render } from '../../../support/dom.ts';
import { onPlatform } from '../../stores/platform.ts';
import { withTexts } from '../../stores/texts.ts';

const limit = (kind: string, period: string, amount?: string): PlayLimit =>
  ({ kind, period, amount, used: '0.00', resetsAt: Date.now() + 3_600_000 }) as unknown as PlayLimit;

test('a period counts the limits that it shows: those that are set, of kinds that this version knows', () =>
  onPlatform(async () => {
    await withTexts();
    const limits = [
      limit('deposit', 'day', '50.00'),
      limit('loss', 'day'),
      limit('bonus', 'day', '5.00'),
      limit('__proto__', 'day', '5.00'),
      limit('toString', 'week', '5.00'),
    ];
    const box = render(<LimitsSection limits={limits} hours={24} />);
    const tabs = [...box.querySelectorAll('label')].map((tab) => tab.textContent?.match(/\((\d+)\)/)?.[1]);
    assert.equal(tabs, ['1', undefined, undefined]);
    assert.is(box.querySelectorAll('li').length, 2);
  }));

test.run();
