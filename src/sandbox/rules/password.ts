import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost of a password's hash: about 20 ms on a small server. */
const OPTIONS = { N: 8192, r: 8, p: 1 };
const LENGTH = 32;

/** Hashes a password with a salt of its own. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${scryptSync(password, salt, LENGTH, OPTIONS).toString('base64url')}`;
}

/** Whether `password` is the one that was hashed; takes the same time whether it is or not. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', kept = ''] = hash.split('.');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(kept, 'base64url');
  return expected.length === given.length && timingSafeEqual(given, expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, OPTIONS, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
