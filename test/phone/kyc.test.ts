import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sendKycPiece, startKycUpload, submitKyc } from '../../src/contract/calls/kyc.ts';
import { flowLanguages } from '../support/flow-languages.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './records-finders.ts';
import { enter, type Language, startIn } from './steps.ts';

const TEXTS = {
  pt: {
    user: 'agent41',
    type: 'Use uma imagem JPG, JPEG ou PNG.',
    unreadable: 'Não foi possível ler esta imagem. Escolha outra.',
    size: 'Cada imagem pode ter no máximo 5 MB.',
    send: /^Enviar para análise · [\d,]+\s[KM]B$/,
    small: /^Menor · \d+\sKB$/,
    waiting: 'Sem internet. O envio continua sozinho quando a conexão voltar.',
    paused: 'Envio em pausa. Nada se perde.',
    pause: 'Pausar',
    resume: 'Continuar',
    pending: 'Documentos em análise',
    rejected: 'Não foi possível confirmar',
    other: 'CNH',
    side: 'Verso do documento',
    document: 'driverLicence',
    verified: 'Identidade verificada',
  },
  en: {
    user: 'agent42',
    type: 'Use a JPG, JPEG or PNG image.',
    unreadable: 'This image could not be read. Choose another one.',
    size: 'Each image can be at most 5 MB.',
    send: /^Send for review · [\d.]+\s[KM]B$/,
    small: /^Smaller · \d+\sKB$/,
    waiting: 'No internet. The upload goes on by itself when the connection is back.',
    paused: 'Paused. Nothing is lost.',
    pause: 'Pause',
    resume: 'Resume',
    pending: 'Documents under review',
    rejected: 'We could not confirm it',
    other: 'Passport',
    side: 'Signature page',
    document: 'passport',
    verified: 'Identity verified',
  },
} as const;

const UPLOAD = '/wps/member/kyc/upload';

/** A photograph as a phone makes one: its noise keeps it from being small. */
function photo(width: number, quality = 90): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height: Math.round(width * 0.625), channels: 3, background: '#888', noise } as const;
  return sharp({ create }).jpeg({ quality }).toBuffer();
}

const file = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

async function choose(page: Page, side: 'front' | 'back', buffer: Buffer): Promise<void> {
  await page.locator(`#field-${side}`).setInputFiles(file(buffer));
}

interface Case {
  memberId: number;
  username: string;
  documentType: string;
  pictures: { side: string; size: number; received: number }[];
}

async function caseOf(page: Page, username: string): Promise<Case | undefined> {
  const cases = (await (await page.request.get('/sandbox/kyc.json')).json()) as Case[];
  return cases.find((one) => one.username === username);
}

async function decide(page: Page, language: Language, form: Record<string, string>): Promise<void> {
  const id = (await caseOf(page, TEXTS[language].user))?.memberId;
  await page.request.post(`/sandbox/kyc/${id}`, { form });
  await page.reload();
}

for (const language of flowLanguages) {
  const texts = TEXTS[language];

  test(`documents are sent over a line that drops, after a reload too, and are reviewed (${language})`, async ({
    page,
    context,
    faults,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|Failed to load resource/);
    // The recorder of Playwright's traces reads the previews, which the page's policy forbids it.
    problems.allow(/^Connecting to 'blob:/);
    const [front, back] = await Promise.all([photo(480), photo(500)]);
    await startIn(page, language);
    await enter(page, texts.user);
    await page.goto('/m/kyc');
    await choose(page, 'front', Buffer.from('no picture at all'));
    await expect(toast(page)).toContainText(texts.type);
    await choose(page, 'front', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, 7)]));
    await expect(toast(page)).toContainText(texts.unreadable);
    await choose(page, 'front', front);
    await choose(page, 'back', back);
    // So slow that even a busy machine sees the progress: what is sent at once is under review before anybody looks.
    await faults({ latency: 1200, path: UPLOAD });
    const done = async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
    await page.getByRole('button', { name: texts.send }).tap();
    await expect.poll(done, { intervals: [100] }).toBeGreaterThanOrEqual(32 * 1024);

    await context.setOffline(true);
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: texts.pause }).tap();
    await expect(page.getByText(texts.paused)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.paused)).toBeVisible();
    await expect.poll(done).toBeGreaterThanOrEqual(32 * 1024);
    await page.getByRole('button', { name: texts.resume }).tap();
    await faults({});
    await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible({ timeout: 20_000 });
    expect((await caseOf(page, texts.user))?.pictures.map(({ received }) => received)).toEqual([
      front.length,
      back.length,
    ]);
    expect(await page.evaluate(keptNames)).toEqual([]);

    await decide(page, language, { action: 'reject', reason: 'Foto escura' });
    await expect(page.getByRole('heading', { name: texts.rejected })).toBeVisible();
    await expect(page.getByText('Foto escura')).toBeVisible();

    // With another document the sides are called otherwise; what is approved is verified.
    await page.getByRole('radio', { name: texts.other, exact: true }).check({ force: true });
    await expect(page.getByText(texts.side).first()).toBeVisible();
    await choose(page, 'front', front);
    await choose(page, 'back', back);
    await page.getByRole('button', { name: texts.send }).tap();
    await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible();
    expect((await caseOf(page, texts.user))?.documentType).toBe(texts.document);
    await decide(page, language, { action: 'approve' });
    await expect(page.getByRole('heading', { name: texts.verified })).toBeVisible();
  });
}

/** Names of the pictures that the phone keeps. */
function keptNames(): Promise<IDBValidKey[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('leve-pictures');
    opening.onsuccess = () => {
      const names = opening.result.transaction('pictures').objectStore('pictures').getAllKeys();
      names.onsuccess = () => {
        opening.result.close();
        resolve(names.result);
      };
    };
  });
}

test('a picture over 5 MB is told of and offered smaller; smaller copies say what they save', async ({ page }) => {
  test.setTimeout(120_000);
  const texts = TEXTS.pt;
  const [huge, large] = await Promise.all([photo(3600, 95), photo(1900)]);
  expect(huge.length).toBeGreaterThan(5_242_880);
  await enter(page, 'agent2');
  await page.goto('/m/kyc');
  await choose(page, 'front', huge);
  await expect(toast(page)).toContainText(texts.size, { timeout: 20_000 });
  await page.getByRole('button', { name: /^Usar versão menor · \d+\sKB$/ }).tap();
  await choose(page, 'back', large);
  await page.getByText(texts.small).tap();
  await page.getByRole('button', { name: texts.send }).tap();
  await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible({ timeout: 20_000 });
  const pictures = (await caseOf(page, 'agent2'))?.pictures ?? [];
  for (const { size } of pictures) expect(size).toBeLessThan(large.length);
});

/** Sends both sides from another device, and hands them in. */
async function sendElsewhere(page: Page): Promise<void> {
  const headers = await page.evaluate(() => ({
    Authorization: `Bearer ${(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token}`,
  }));
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (const side of ['front', 'back']) {
    const data = { documentType: 'passport', side, size: bytes.length, contentType: 'image/jpeg', sha256 };
    const started = await page.request.post(startKycUpload.path, { headers, data });
    const { uploadId } = ((await started.json()) as { value: { uploadId: string } }).value;
    const address = `${sendKycPiece.path}?uploadId=${uploadId}&offset=0`;
    await page.request.fetch(address, {
      method: sendKycPiece.method,
      headers: { ...headers, 'Content-Type': 'application/octet-stream' },
      data: bytes,
    });
  }
  const handed = await page.request.post(submitKyc.path, { headers, data: { documentType: 'passport' } });
  expect(await handed.text()).toContain('"pending"');
}

test('an open page follows what another device sends and what the desk decides, when it is looked at again', async ({
  page,
}) => {
  await enter(page, 'tipo0');
  await page.goto('/m/kyc');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await sendElsewhere(page);
  await lookAgain();
  await expect(page.getByRole('heading', { name: 'Documentos em análise' })).toBeVisible();
  const cases = (await (await page.request.get('/sandbox/kyc.json')).json()) as {
    memberId: number;
    username: string;
  }[];
  const member = cases.find(({ username }) => username === 'tipo0')?.memberId ?? 0;
  await page.request.post(`/sandbox/kyc/${member}`, { form: { action: 'approve' } });
  await lookAgain();
  await expect(page.getByRole('heading', { name: 'Identidade verificada' })).toBeVisible();
});
