import { expect, it } from 'vitest';
import { canonicalPath } from './language-prefix.ts';

it.each([
  ['/', '/'],
  ['/article/101', '/article/101'],
  ['/article/101/', '/article/101'],
  ['/article/101///', '/article/101'],
  ['/sv', '/sv'],
  ['/sv/', '/sv'],
  ['/sv/article/101/', '/sv/article/101'],
  ['/nb/article/101', '/no/article/101'],
  ['/SV/map', '/sv/map'],
  ['//', '/'],
  ['//evil.example/', '//evil.example'],
  ['/svalbard/', '/svalbard'],
])('writes %s as %s', (pathname, canonical) => expect(canonicalPath(pathname)).toBe(canonical));
