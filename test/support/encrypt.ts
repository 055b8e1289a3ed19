import { CompactEncrypt, importJWK } from 'jose';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import type { PublicKey, SystemStatus } from '../../src/contract/schemas/system.ts';

/** Encrypts for a platform's public key, as login and registration do (DESIGN.md section 4). */
export async function seal(content: unknown, key: PublicKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'RSA-OAEP-256'));
}

/** Asks the platform at `url` for its key, and encrypts for it. */
export async function encrypt(url: string, content: unknown): Promise<string> {
  const answer = await fetch(new URL(getSystemStatus.path, url));
  const { value } = (await answer.json()) as { value: SystemStatus };
  return seal(content, value.info.encryptionKey);
}
