/** What an ID token says of a person. For showing only: it is not checked here, and opens nothing. */

export interface IdClaims {
  readonly uniqueId: string | undefined;
  readonly name: string | undefined;
  /** Address of a picture. */
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
