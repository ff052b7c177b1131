/** Reads an ID token's claims for display only: the token is not verified, and grants nothing. */

export interface IdClaims {
  readonly uniqueId: string | undefined;
  readonly name: string | undefined;
  /** URL of an image. */
  readonly picture: string | undefined;
}

const NO_CLAIMS: IdClaims = { uniqueId: undefined, name: undefined, picture: undefined };

export function readIdToken(token: string): IdClaims {
  const claims = claimsOf(token.split('.')[1] ?? '');
  if (!claims) return NO_CLAIMS;
  const { sub, name, picture } = claims;
  return { uniqueId: text(sub), name: text(name), picture: text(picture) };
}

function claimsOf(part: string): Record<string, unknown> | undefined {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null
      ? (claims as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
