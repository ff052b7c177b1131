import { expect, it } from 'vitest';
import { objectSource } from './object-view.ts';

it.each([
  ['011091000101', 'no', 'https://digitaltmuseum.no/011091000101'],
  ['011091000101', 'nn', 'https://digitaltmuseum.no/011091000101'],
  ['011091000101', 'sv', 'https://digitaltmuseum.se/011091000101'],
  ['011091000101', 'de', 'https://digitaltmuseum.org/011091000101'],
  ['11111111-2222-4333-8444-555555555555', 'no', 'https://digitaltmuseum.no/'],
])('objectSource of %s in language %s is %s', (identifier, language, href) => {
  expect(objectSource(identifier, language).href).toBe(href);
});
