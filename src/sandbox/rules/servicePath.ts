import { createCipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import type { ServicePath } from '../../contract/schemas/service.ts';
import type { CustomerServiceEntry } from '../../contract/schemas/system.ts';

/** Stand-ins of other people's services live under this path. */
export const elsewhere = (name: string): string => `/sandbox/elsewhere/${name}`;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/**
 * Hides an address of customer service as the app expects it (DESIGN.md section 4): base64url of iv, ciphertext and
 * tag of AES-256-GCM, followed by the 8 characters whose SHA-256 is the key.
 */
export function hideServicePath(address: string): string {
  const key = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv);
  const sealed = Buffer.concat([iv, cipher.update(address, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${sealed.toString('base64url')}${key}`;
}

/** The ways to customer service, hidden once at start, so that answers and their ETags stay the same. */
export const SERVICE_ENTRIES: readonly CustomerServiceEntry[] = [
  { title: 'Chat 24h', csType: 'LIVECHAT', path: hideServicePath('/sandbox/chat') },
  { title: 'WhatsApp', csType: 'WHATSAPP', path: hideServicePath(elsewhere('whatsapp')) },
  { title: 'Telegram', csType: 'TELEGRAM', path: hideServicePath(elsewhere('telegram')) },
];

/** All ways to customer service; the system status, which every visit asks for, names the first ones. */
export const SERVICE_PATHS: readonly ServicePath[] = [
  ...SERVICE_ENTRIES.map(({ csType, path }) => ({ type: csType, path })),
  { type: 'WHATSAPP2', path: hideServicePath(elsewhere('whatsapp-vip')) },
  { type: 'FACEBOOK', path: hideServicePath(elsewhere('messenger')) },
];
