import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Captcha } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { refuse } from './refusal.ts';

const LIFETIME = 5 * 60_000;
const WIDTH = 132;
const HEIGHT = 44;

/** Makes a captcha of six digits that holds for five minutes and one attempt (SPEC section 9). */
export async function newCaptcha(db: Database, now: number): Promise<Captcha> {
  const answer = String(randomInt(1_000_000)).padStart(6, '0');
  const captchaId = randomBytes(12).toString('base64url');
  sql(db, 'DELETE FROM captchas WHERE expires_at <= ?').run(now);
  sql(db, 'INSERT INTO captchas (id, answer, expires_at) VALUES (?, ?, ?)').run(captchaId, answer, now + LIFETIME);
  const png = await sharp(Buffer.from(drawing(answer)), { density: 108 })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return { captchaId, image: `data:image/png;base64,${png.toString('base64')}` };
}

/** Uses a captcha up. Refuses `captcha.required` without an answer, `captcha.invalid` with a wrong or late one. */
export function spendCaptcha(db: Database, id: string | undefined, answer: string | undefined, now: number): void {
  if (!id || !answer) refuse('captcha.required', { captcha: true, field: 'captcha' });
  const row = sql<{ answer: string; expires_at: number }>(
    db,
    'DELETE FROM captchas WHERE id = ? RETURNING answer, expires_at',
  ).get(id);
  if (row?.answer !== answer || row.expires_at <= now) refuse('captcha.invalid', { captcha: true, field: 'captcha' });
}

/** The newest captchas with their answers: for tests, and for whoever cannot read a picture. */
export function openCaptchas(db: Database): { captchaId: string; answer: string }[] {
  return sql<{ captchaId: string; answer: string }>(
    db,
    'SELECT id AS captchaId, answer FROM captchas ORDER BY expires_at DESC LIMIT 50',
  ).all();
}

/** Digits as strokes, so that the picture does not depend on the fonts of the machine. */
const STROKES: readonly string[] = [
  'M4 2h8l2 3v16l-2 3H4l-2-3V5z',
  'M4 6l5-4v22M4 24h10',
  'M2 6l3-4h7l2 4v4L2 24h12',
  'M2 2h12L7 11h4l3 4v5l-3 4H4l-2-3',
  'M11 24V2L2 17h12',
  'M13 2H4L3 12l3-2h5l3 4v6l-3 4H4l-2-3',
  'M12 2L5 8l-3 8v5l3 3h6l3-3v-6l-3-3H4',
  'M2 2h12L6 24',
  'M5 2h6l3 3v4l-3 3H5l-3-3V5zM5 12h6l3 3v6l-3 3H5l-3-3v-6z',
  'M4 24l7-6 3-8V5l-3-3H5L2 5v5l3 3h8',
];

function drawing(answer: string): string {
  const digits = [...answer].map((digit, place) => {
    const at = `translate(${8 + place * 20} ${9 + randomInt(-4, 5)}) rotate(${randomInt(-14, 15)} 8 13)`;
    return `<path d="${STROKES[Number(digit)]}" transform="${at}" stroke="hsl(${randomInt(200, 260)} 60% 30%)"/>`;
  });
  const noise = Array.from({ length: 5 }, () => {
    const [y1, y2, y3] = [randomInt(HEIGHT), randomInt(HEIGHT), randomInt(HEIGHT)];
    return `<path d="M0 ${y1}Q${WIDTH / 2} ${y2} ${WIDTH} ${y3}" stroke="hsl(${randomInt(360)} 40% 70%)" stroke-width="1.4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#EEF2FF"/>${noise.join('')}${digits.join('')}</svg>`;
}
