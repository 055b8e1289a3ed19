import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getKyc, sendKycPiece, startKycUpload, submitKyc } from '../../src/contract/calls/kyc.ts';
import type { DocumentSide, KycUploadForm } from '../../src/contract/schemas/kyc.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];

/** Bytes that begin as a picture does; `seed` tells one from another. */
function picture(size: number, seed = 1, start: readonly number[] = JPEG): Buffer {
  const bytes = Buffer.alloc(size, seed);
  Buffer.from(start).copy(bytes);
  return bytes;
}

function formOf(bytes: Buffer, side: DocumentSide, change: Partial<KycUploadForm> = {}): KycUploadForm {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { documentType: 'idCard', side, size: bytes.length, contentType: 'image/jpeg', sha256, ...change };
}

const pieceOf = (bytes: Buffer, from = 0, to = bytes.length): ArrayBuffer =>
  new Uint8Array(bytes.subarray(from, to)).buffer;

/** Announces a picture and sends it in pieces of `step` bytes; the last answer. */
async function sendWhole({ call }: TestSandbox, token: string, bytes: Buffer, side: DocumentSide, step = 100_000) {
  const started = await call(startKycUpload, { token, body: formOf(bytes, side) });
  let last = started;
  for (let offset = started.value.received; offset < bytes.length; offset += step) {
    const query = { uploadId: started.value.uploadId, offset };
    last = await call(sendKycPiece, { token, query, body: pieceOf(bytes, offset, offset + step) });
  }
  return last;
}

const decide = (url: string, member: number, form: Record<string, string>) =>
  fetch(`${url}/sandbox/kyc/${member}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

async function caseOf(url: string, username: string): Promise<number> {
  const cases = (await (await fetch(`${url}/sandbox/kyc.json`)).json()) as { memberId: number; username: string }[];
  return cases.find((one) => one.username === username)?.memberId ?? 0;
}

test('two pictures in pieces are reviewed: rejected with a reason, sent again, approved', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn, url } = sandbox;
    const token = await signIn('member');
    assert.equal((await call(getKyc, { token })).value, { status: 'none', uploads: [] });
    const [front, back] = [picture(450_000, 1), picture(300_000, 2)];
    await sendWhole(sandbox, token, front, 'front');
    assert.is((await call(getKyc, { token })).value.status, 'uploading');
    const early = await call(submitKyc, { token, body: { documentType: 'idCard' } });
    assert.equal([early.code, early.failure?.field], ['upload.invalid', 'back']);
    await sendWhole(sandbox, token, back, 'back');
    const first = await call(submitKyc, { token, body: { documentType: 'passport' } });
    assert.equal([first.value.status, first.value.documentType], ['pending', 'passport']);
    const again = await call(submitKyc, { token, body: { documentType: 'passport' } });
    assert.equal(again.value, first.value);
    assert.is((await call(startKycUpload, { token, body: formOf(front, 'front') })).code, 'permission.denied');

    const member = await caseOf(url, 'member');
    await decide(url, member, { action: 'reject', reason: 'Foto escura' });
    const rejected = (await call(getKyc, { token })).value;
    assert.equal([rejected.status, rejected.reason, rejected.uploads], ['rejected', 'Foto escura', []]);
    await sendWhole(sandbox, token, front, 'front');
    await sendWhole(sandbox, token, back, 'back');
    const fresh = (await call(getKyc, { token })).value;
    assert.equal([fresh.status, fresh.reason, fresh.submittedAt], ['uploading', undefined, undefined]);
    await call(submitKyc, { token, body: { documentType: 'idCard' } });
    const { uploads } = (await call(getKyc, { token })).value;
    const shown = await fetch(`${url}/sandbox/kyc/pictures/${uploads[0]?.uploadId}`);
    assert.ok(Buffer.from(await shown.arrayBuffer()).equals(front));
    await decide(url, member, { action: 'approve' });
    assert.is((await call(getKyc, { token })).value.status, 'verified');
    await decide(url, member, { action: 'reject' });
    assert.is((await call(getKyc, { token })).value.status, 'verified');
  }));

test('an upload goes on where it stopped; pieces sent twice, overlapping or too early change nothing', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const bytes = picture(300_000, 3);
    const { uploadId } = (await call(startKycUpload, { token, body: formOf(bytes, 'front') })).value;
    const send = (from: number, to: number) =>
      call(sendKycPiece, { token, query: { uploadId, offset: from }, body: pieceOf(bytes, from, to) });
    assert.is((await send(0, 50_000)).value.received, 50_000);
    assert.is((await send(0, 50_000)).value.received, 50_000);
    assert.is((await send(10_000, 30_000)).value.received, 50_000);
    assert.is((await send(40_000, 120_000)).value.received, 120_000);
    assert.is((await send(200_000, 300_000)).value.received, 120_000);
    const resumed = (await call(startKycUpload, { token: await signIn('member'), body: formOf(bytes, 'front') })).value;
    assert.equal([resumed.uploadId, resumed.received], [uploadId, 120_000]);
    await send(120_000, 300_000);
    const done = (await call(getKyc, { token })).value.uploads;
    assert.equal(
      done.map(({ side, received, size }) => [side, received, size]),
      [['front', 300_000, 300_000]],
    );
    const other = (await call(startKycUpload, { token, body: formOf(picture(1000, 4), 'front') })).value;
    assert.ok(other.uploadId !== uploadId);
    assert.is(other.received, 0);
  }));

test('what is no picture, not what was announced, too much, or another member’s is refused', () =>
  withSandbox(async (sandbox) => {
    const { call, signIn } = sandbox;
    const token = await signIn('member');
    const text = picture(5000, 65, [65, 65, 65]);
    assert.is((await sendWhole(sandbox, token, text, 'front')).code, 'upload.invalid');

    const bytes = picture(5000, 6);
    const body = formOf(bytes, 'front', { sha256: 'a'.repeat(64) });
    const { uploadId } = (await call(startKycUpload, { token, body })).value;
    const query = { uploadId, offset: 0 };
    const whole = pieceOf(bytes);
    const stranger = await signIn('agent2');
    assert.is((await call(sendKycPiece, { token: stranger, query, body: whole })).code, 'not.found');
    const long = pieceOf(picture(6000, 6));
    assert.is((await call(sendKycPiece, { token, query, body: long })).code, 'upload.invalid');
    assert.is((await call(sendKycPiece, { token, query, body: whole })).code, 'upload.invalid');
    assert.equal((await call(getKyc, { token })).value.uploads, []);

    const huge = formOf(bytes, 'front', { size: 5_242_881 });
    assert.is((await call(startKycUpload, { token, body: huge })).code, 'payload.invalid');
    const trial = await signIn('trial');
    assert.is((await call(startKycUpload, { token: trial, body: formOf(bytes, 'front') })).code, 'free.reject');
  }));

test.run();
