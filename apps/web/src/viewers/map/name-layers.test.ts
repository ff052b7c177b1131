import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { languagePreference } from '@varde/domain/languages';
import { expect, it } from 'vitest';
import { nameIn } from './name-layers.ts';

const TRONDHEIM = { name: 'Trondheim', sma: 'Tråante' };
const COPENHAGEN = { name: 'København', no: 'København', sv: 'Köpenhamn', en: 'Copenhagen' };

it.each([
  ['no', COPENHAGEN, 'København'],
  ['nn', COPENHAGEN, 'København'],
  ['sv', COPENHAGEN, 'Köpenhamn'],
  ['de', COPENHAGEN, 'Copenhagen'],
  ['se', TRONDHEIM, 'Tråante'],
  ['no', TRONDHEIM, 'Trondheim'],
])('nameIn returns the name for a reader of %s', (language, properties, shown) => {
  const expression = createExpression(
    nameIn(languagePreference(language)),
    'layers[0].layout.text-field',
  );
  if (expression.result === 'error') throw new Error(expression.value[0]?.message);
  const feature = { type: 'Point' as const, properties };
  expect(expression.value.evaluate({ zoom: 8 }, feature)).toBe(shown);
});
