import { beforeEach, expect, it, vi } from 'vitest';
import { createGoogleTag } from './report-google.ts';

interface Page {
  dataLayer?: ArrayLike<unknown>[];
  [name: string]: unknown;
}
let page: Page;
let scripts: { src: string; async: boolean }[];

const PATH = '/article/101';

beforeEach(() => {
  // With a language prefix, query and fragment, none of which may be sent.
  page = {
    location: {
      origin: 'https://varde.example',
      pathname: '/sv/article/101',
      search: '?q=kirke',
      hash: '#gid=101',
    },
  };
  scripts = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    title: 'Bryggen · Varde',
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
  });
});

const calls = () => (page.dataLayer ?? []).map((one) => Array.from(one));

it('GoogleTag loads its script once, with the first event', () => {
  const tag = createGoogleTag();
  expect(scripts).toEqual([]);
  tag.send('G-ABC123', PATH, 'page_view', {});
  tag.send('G-DEF456', PATH, 'page_view', {});
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
  ]);
});

it('GoogleTag pushes consent, clock, property and event as `arguments` objects, as Google documents', () => {
  createGoogleTag().send('G-ABC123', PATH, 'page_view', { language: 'sv' });
  expect(page.dataLayer?.every((one) => !Array.isArray(one))).toBe(true);
  const [consent, js, config, event] = calls();
  expect(consent?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(consent?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(js?.[0]).toBe('js');
  expect(config).toEqual(['config', 'G-ABC123', { send_page_view: false }]);
  expect(event).toEqual([
    'event',
    'page_view',
    {
      language: 'sv',
      send_to: 'G-ABC123',
      page_location: 'https://varde.example/article/101',
      page_title: 'Bryggen · Varde',
    },
  ]);
});

it('GoogleTag reports engagement for its own page even if the next one is shown', () => {
  const tag = createGoogleTag();
  tag.send('G-ABC123', PATH, 'page_view', {});
  page['location'] = { origin: 'https://varde.example', pathname: '/article/102' };
  document.title = 'Nidaros · Varde';
  tag.send('G-ABC123', PATH, 'user_engagement', { engagement_time_msec: 7_000 });
  expect(calls().at(-1)).toEqual([
    'event',
    'user_engagement',
    {
      engagement_time_msec: 7_000,
      send_to: 'G-ABC123',
      page_location: 'https://varde.example/article/101',
      page_title: 'Bryggen · Varde',
    },
  ]);
  tag.send('G-ABC123', '/article/102', 'page_view', {});
  expect(calls().at(-1)?.[2]).toMatchObject({
    page_location: 'https://varde.example/article/102',
    page_title: 'Nidaros · Varde',
  });
});

it('GoogleTag.stop disables every property until its next event', () => {
  const tag = createGoogleTag();
  tag.send('G-ABC123', PATH, 'page_view', {});
  tag.send('G-DEF456', PATH, 'page_view', {});
  tag.stop();
  expect([page['ga-disable-G-ABC123'], page['ga-disable-G-DEF456']]).toEqual([true, true]);
  tag.send('G-ABC123', PATH, 'page_view', {});
  expect([page['ga-disable-G-ABC123'], page['ga-disable-G-DEF456']]).toEqual([false, true]);
});
