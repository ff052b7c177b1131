import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { leaveAccount, leaveOthersAccount } from './leave-account.ts';

type Stored = Record<string, string>;
let storage: Map<string, string>;

const store = (entries: Stored) => void (storage = stubStorage(new Map(Object.entries(entries))));

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

const storedKeys = () => [...storage.keys()].filter((key) => !key.endsWith(':written'));

beforeEach(() => vi.unstubAllGlobals());

describe('leaveAccount', () => {
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
