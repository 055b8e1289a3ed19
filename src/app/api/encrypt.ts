import { CompactEncrypt } from 'jose';
import type { PublicKey } from '../../contract/schemas/system.ts';
import { CallError } from './errors.ts';

/**
 * The encrypted payload of login and registration (DESIGN.md section 4): `{ data: <JWE compact> }`, RSA-OAEP-256 and A256GCM.
 * @throws CallError `encryption.invalid` when there is no key yet, or no WebCrypto (plain http away from localhost).
 */
export async function encrypt(body: unknown, publicKey: PublicKey | undefined): Promise<{ data: string }> {
  if (!publicKey || !globalThis.crypto?.subtle) throw new CallError('refused', 'encryption.invalid');
  const key = await importKey(publicKey);
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(key);
  return { data };
}

/** Imported here, as not extractable: Chromium 67 refuses the keys that jose imports (`ext` inconsistent). */
function importKey({ kty, n, e }: PublicKey): Promise<CryptoKey> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  return crypto.subtle.importKey('jwk', { kty, n, e, alg: 'RSA-OAEP-256' }, algorithm, false, ['encrypt']);
}
