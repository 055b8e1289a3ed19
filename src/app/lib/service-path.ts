/** Characters at the end of a path that are its key. */
const KEY = 8;

/** Bytes of the initialisation vector before the ciphertext. */
const IV = 12;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/**
 * Opens a path of customer service (DESIGN.md section 4): base64url of iv, ciphertext and tag of AES-256-GCM, followed by the eight
 * characters whose SHA-256 is the key. What comes out is the platform's word, still to be checked before it is followed.
 * @throws for anything that was not hidden this way, and where the browser has no WebCrypto (a page that is not secure)
 */
export async function openServicePath(path: string): Promise<string> {
  const { subtle } = crypto;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(path.slice(-KEY)));
  const key = await subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
  const sealed = bytesOf(path.slice(0, -KEY));
  const plain = await subtle.decrypt({ name: 'AES-GCM', iv: sealed.slice(0, IV) }, key, sealed.slice(IV));
  return new TextDecoder().decode(plain);
}
