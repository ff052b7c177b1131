/** Reads an ID token's claims for display only: the token is not verified, and grants nothing. */
import { isRecord } from '@varde/domain/is-record';

export interface IdClaims {
  readonly uniqueId: string | undefined;
  readonly name: string | undefined;
  /** URL of an image. */
  readonly picture: string | undefined;
}

export function readIdToken(token: string): IdClaims {
  const { sub, name, picture } = claimsOf(token.split('.')[1] ?? '');
  return { uniqueId: text(sub), name: text(name), picture: text(picture) };
}

function claimsOf(part: string): Readonly<Record<string, unknown>> {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
