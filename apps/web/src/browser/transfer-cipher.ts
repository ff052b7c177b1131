/**
 * Encrypts a transfer to another phone with a secret that only the two screens know. Code and key
 * are derived from it (HKDF-SHA-256); the data is AES-GCM, prefixed with its random IV. Secure
 * contexts only.
 */
const SECRET_BYTES = 16;
const IV_BYTES = 12;
const HASH = 'SHA-256';

export interface TransferCipher {
  /** Identifies the transfer at the server. */
  readonly code: string;
  readonly encrypt: (text: string) => Promise<string>;
  /** Rejects data that was modified or encrypted with another secret. */
  readonly decrypt: (data: string) => Promise<string>;
}

export const canEncrypt = (): boolean => 'subtle' in crypto;

/** 128 random bits in base64url. */
export function newSecret(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

export async function createTransferCipher(secret: string): Promise<TransferCipher> {
  const base = await crypto.subtle.importKey('raw', fromBase64(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const algorithm = { name: 'AES-GCM', length: 256 };
  const [code, key] = await Promise.all([
    crypto.subtle.deriveBits(hkdf('varde transfer code'), base, SECRET_BYTES * 8),
    crypto.subtle.deriveKey(hkdf('varde transfer key'), base, algorithm, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return {
    code: toBase64(new Uint8Array(code)),
    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(text);
      const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
    },
    async decrypt(data) {
      const bytes = fromBase64(data);
      const iv = bytes.slice(0, IV_BYTES);
      const encrypted = bytes.slice(IV_BYTES);
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted);
      return new TextDecoder().decode(plain);
    },
  };
}

const hkdf = (info: string) => ({
  name: 'HKDF',
  hash: HASH,
  salt: new Uint8Array(),
  info: new TextEncoder().encode(info),
});

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
