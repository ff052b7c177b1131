import type { ExpressionSpecification } from 'maplibre-gl';

/**
 * The name in the first of these languages (keys of the product) that a feature has one in, else its own.
 * Names on the ground are not translated where a place has but one.
 */
export function nameIn(languages: readonly string[]): ExpressionSpecification {
  const names = [...languages, 'name'].map((key): ExpressionSpecification => ['get', key]);
  return ['coalesce', names[0] ?? '', ...names.slice(1)];
}
