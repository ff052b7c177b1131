import type { ExpressionSpecification } from 'maplibre-gl';

/** The name in the first of these language keys that a feature has, else its local name. */
export function nameIn(languages: readonly string[]): ExpressionSpecification {
  const names = [...languages, 'name'].map((key): ExpressionSpecification => ['get', key]);
  return ['coalesce', names[0] ?? '', ...names.slice(1)];
}
