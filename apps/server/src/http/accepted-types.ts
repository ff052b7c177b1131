/** Media types that an `Accept` header names, in small letters and its order; those it refuses (q=0) are left out. */
export function acceptedTypes(accept: string | undefined): string[] {
  return (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
    .map((range) => range.split(';')[0]?.trim() ?? '');
}
