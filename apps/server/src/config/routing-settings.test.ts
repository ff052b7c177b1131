import { describe, expect, it } from 'vitest';
import { readFrom } from '#test/settings.ts';
import { readRouting } from './routing-settings.ts';

const read = (env: Record<string, string>) => readFrom(env, readRouting);

describe('settings of the router', () => {
  it.each<Record<string, string>>([{}, { VARDE_ROUTING_URL: '-' }])('ask nobody by %j', (env) => {
    expect(read(env)).toEqual({ settings: undefined, issues: [] });
  });

  it('accept a custom path and key', () => {
    const { settings } = read({
      VARDE_ROUTING_URL: 'https://router.example/',
      VARDE_ROUTING_FORMAT: 'graphhopper',
      VARDE_ROUTING_PATH: '/gh?{points}&k={key}',
      VARDE_ROUTING_KEY: 'secret',
    });
    expect(settings).toEqual({
      format: 'graphhopper',
      base: 'https://router.example',
      path: '/gh?{points}&k={key}',
      key: 'secret',
    });
  });

  it.each<Record<string, string>>([
    { VARDE_ROUTING_URL: 'router.example' },
    { VARDE_ROUTING_URL: '/router' },
    { VARDE_ROUTING_URL: 'https://router.example', VARDE_ROUTING_FORMAT: 'google' },
    { VARDE_ROUTING_URL: 'https://router.example', VARDE_ROUTING_PATH: '/route' },
  ])('reject %j', (env) => expect(read(env).issues).toHaveLength(1));
});
