import { describe, expect, it } from 'vitest';
import { readRouting, ROUTING_STAND_IN } from './routing-settings.ts';

function read(env: Record<string, string> = {}, environment: 'local' | 'production' = 'local') {
  const faults: string[] = [];
  const settings = readRouting(
    (name) => env[name],
    environment,
    (fault) => void faults.push(fault),
  );
  return { settings, faults };
}

describe('settings of the router', () => {
  it('walk the paths of the pack in local, and ask nobody elsewhere', () => {
    expect(read().settings).toMatchObject({ format: 'osrm', base: ROUTING_STAND_IN, key: '' });
    expect(read({}, 'production').settings).toBeUndefined();
  });

  it('let a museum without a router walk the paths of its pack', () => {
    const { settings } = read({ VARDE_ROUTING_URL: ROUTING_STAND_IN }, 'production');
    expect(settings?.base).toBe(ROUTING_STAND_IN);
  });

  it('say nobody with a hyphen', () => {
    expect(read({ VARDE_ROUTING_URL: '-' })).toEqual({ settings: undefined, faults: [] });
  });

  it('keep a path and a key of one’s own', () => {
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
    { VARDE_ROUTING_URL: 'https://router.example', VARDE_ROUTING_FORMAT: 'google' },
    { VARDE_ROUTING_URL: 'https://router.example', VARDE_ROUTING_PATH: '/route' },
  ])('refuse %j', (env) => expect(read(env).faults).toHaveLength(1));
});
