import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveAccount, leaveOthersAccount } from './leave-account.ts';

type Stored = Record<string, string>;
let storage: Stored;

/** Its entries are own properties, as in browsers. */
function store(entries: Stored): void {
  storage = { ...entries };
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
}

const now = String(Date.now());
const THINGS: Stored = {
  favourites: '{"favourites":[101]}',
  'favourites:written': now,
  'quiz-401': '{}',
  'quiz-401:written': now,
  fontsize: '1.2',
  'fontsize:written': now,
};
const SYNCED: Stored = { 'favourites-met': 'kari 5', 'favourites-met:written': now };

const storedKeys = () => Object.keys(storage).filter((key) => !key.endsWith(':written'));

describe('leaveAccount', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('removes all data of the visitor, but not of the device', () => {
    store({ ...THINGS, ...SYNCED });
    leaveAccount();
    expect(storedKeys()).toEqual(['fontsize']);
  });

  it.each(['favourites-unsent', 'favourites-pressed', 'quiz-unsent'])(
    'keeps all data while the account lacks some: %s',
    (key) => {
      store({ ...THINGS, ...SYNCED, [key]: '401', [`${key}:written`]: now });
      leaveAccount();
      expect(storedKeys()).toContain('favourites');
      expect(storedKeys()).toContain('quiz-401');
    },
  );

  it('keeps all data when the device has never synced', () => {
    store(THINGS);
    leaveAccount();
    expect(storedKeys()).toEqual(['favourites', 'quiz-401', 'fontsize']);
  });
});

describe('leaveOthersAccount', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it.each([
    ['', {}],
    [', also what that account lacks', { 'favourites-unsent': '1', 'quiz-unsent': '401' }],
  ])('removes the data of another account%s', (_title, unsent) => {
    store({ ...THINGS, ...SYNCED, ...unsent });
    leaveOthersAccount('ola');
    expect(storedKeys()).toEqual(['fontsize']);
  });

  it.each([
    ['again', SYNCED],
    ['for the first time on the device', {}],
  ])('keeps all data of a visitor who signs in %s', (_title, synced) => {
    store({ ...THINGS, ...synced });
    leaveOthersAccount('kari');
    expect(storedKeys()).toContain('favourites');
    expect(storedKeys()).toContain('quiz-401');
  });
});
