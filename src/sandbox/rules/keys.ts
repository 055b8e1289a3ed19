import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { PublicKey } from '../../contract/schemas/system.ts';
import { refuse } from './refusal.ts';

/** The pair that login and registration are encrypted with (DESIGN.md section 4). */
export interface KeyRing {
  readonly publicKey: PublicKey;
  /** The JSON inside a compact JWE. Refuses `encryption.invalid` for anything else. */
  open(jwe: string): Promise<unknown>;
}

/** The file of the pair inside the data folder. */
export const KEY_FILE = 'encryption-key.json';

const ALGORITHM = 'RSA-OAEP-256';

/**
 * Reads the pair kept in the data folder, or makes it: once made it stays, so that an open page's key keeps working.
 * @throws {Error} with file and remedy, when what is kept is no such pair
 */
export async function openKeyRing(dataDir: string): Promise<KeyRing> {
  const file = join(dataDir, KEY_FILE);
  try {
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await newKey()), { mode: 0o600 });
    const jwk = JSON.parse(readFileSync(file, 'utf8')) as JWK;
    const privateKey = (await importJWK(jwk, ALGORITHM)) as CryptoKey;
    return { publicKey: publicPart(jwk), open: (jwe) => openJwe(jwe, privateKey) };
  } catch (error) {
    throw new Error(`${file} holds no RSA key: ${(error as Error).message}. Remove it, or start with --fresh.`);
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'enc' };
}

function publicPart({ kid, n, e }: JWK): PublicKey {
  if (!kid || !n || !e) throw new Error('kid, n or e is missing');
  return { kty: 'RSA', kid, n, e, alg: ALGORITHM, use: 'enc' };
}

async function openJwe(jwe: string, key: CryptoKey): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
  } catch {
    // Which step failed is not told: it would help only whoever is guessing.
    return refuse('encryption.invalid');
  }
}
