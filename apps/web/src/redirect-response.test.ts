import { expect, it } from 'vitest';
import { redirectResponse } from './redirect-response.ts';

const ORIGIN = 'https://museum.example';
const OFFERED = { languages: ['no', 'en'] };

it.each([
  ['/sv/article/101?page=2', 302, '/article/101?page=2'],
  ['/sv/article/101/', 302, '/article/101'],
  ['/sv', 302, '/'],
  ['/sv//evil.example/', 302, '//evil.example'],
  ['/nb/about', 308, '/no/about'],
  ['/article/101/', 308, '/article/101'],
])('a site in Norwegian and English redirects %s with %i to %s', (path, status, to) => {
  const response = redirectResponse(new Request(ORIGIN + path), OFFERED);
  expect(response?.status).toBe(status);
  expect(response?.headers.get('location')).toBe(ORIGIN + to);
});

it.each([
  ['/article/101', OFFERED],
  ['/en/article/101', OFFERED],
  ['/sv/article/101', {}],
])('%s is a page of a site that offers %j', (path, offered) => {
  expect(redirectResponse(new Request(ORIGIN + path), offered)).toBeUndefined();
});
