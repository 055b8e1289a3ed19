import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { exactMoment, recordMoment } from '../../../src/app/i18n/record-moment.ts';
import { configureClock, siteTime } from '../../../src/app/i18n/site-clock.ts';
import { configureTexts, loadTexts, showLanguage } from '../../../src/app/i18n/texts.ts';
import { dictionary } from './dictionaries.ts';

configureTexts(dictionary);

/** Lets the phone's clock show a moment. */
function atMoment(now: string, act: () => void): void {
  const real = Date.now;
  Date.now = () => Date.parse(now);
  try {
    act();
  } finally {
    Date.now = real;
  }
}

const speak = async (language: string): Promise<void> => {
  showLanguage(language);
  await loadTexts(language, ['common']);
};

test('what was today by the site says so, at the place of the day; what was not has its day, and its year if another', async () => {
  configureClock({ value: { timeZone: 'America/Sao_Paulo' } });
  for (const [language, today, before, last] of [
    ['pt', 'Hoje, 22:28', '23/11, 22:28', '31/12/2025, 22:28'],
    ['en', 'Today, 10:28 PM', '11/23, 10:28 PM', '12/31/2025, 10:28 PM'],
    ['fr', 'Aujourd’hui 22:28', '23/11 22:28', '31/12/2025 22:28'],
    ['ja', '今日 22:28', '11/23 22:28', '2025/12/31 22:28'],
  ] as const) {
    await speak(language);
    // 22:28 in São Paulo is tomorrow in London.
    atMoment('2026-11-25T01:30:00Z', () => {
      const plain = (instant: string): string =>
        recordMoment(instant)
          .replace(/[\s\u202f]/g, ' ')
          .replace(/'/g, '’');
      assert.is(plain('2026-11-25T01:28:00Z'), today, language);
      assert.is(plain('2026-11-24T01:28:00Z'), before, language);
      assert.is(plain('2026-01-01T01:28:00Z'), last, language);
    });
  }
});

test('a sheet tells the second, by the same clock', async () => {
  configureClock({ value: { timeZone: 'Asia/Tokyo' } });
  await speak('pt');
  assert.is(siteTime('2026-11-24T15:00:05Z').slice(0, 10), '2026-11-25');
  assert.match(exactMoment('2026-11-24T15:00:05Z'), /^25 de nov\. de 2026, 00:00:05$/);
});

test('what is no moment is a dash', () => {
  assert.equal([recordMoment('soon'), exactMoment('')], ['–', '–']);
});

test.run();
