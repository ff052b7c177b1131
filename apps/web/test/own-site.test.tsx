import { screen, waitFor, within } from '@testing-library/dom';
import type { SiteProfile } from '@varde/contract/site-profile';
import { expect, it } from 'vitest';
import { accessibilityViolations, visit, type Visit } from './visit.tsx';

const PROFILE: SiteProfile = {
  name: { no: 'Nordkaia museum', en: 'North Quay Museum' },
  front: { lead: { no: 'Her lå båtene tett i tett.' }, sections: ['rebus', 'museums'], hero: 102 },
  contact: { email: 'post@nordkaia.example', phone: '+47 76 00 00 00' },
  social: ['https://www.social.example/nordkaia'],
  accessibility: 'https://nordkaia.example/tilgjengelighet',
  languages: ['no', 'en'],
  museum: { slug: 'bryggens-museum', title: { no: 'Bryggens Museum' } },
};

const visitOwn = (url: string) => visit(url, { profile: PROFILE });

const headings = (main: Visit['main']) =>
  main.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);

it('the front page of a museum’s own site has its name, words, document and sections', async () => {
  const { main } = await visitOwn('/');
  await waitFor(() => expect(document.title).toBe('Nordkaia museum'));
  expect(main.getByRole('heading', { level: 1, name: 'Nordkaia museum' })).toBeVisible();
  expect(main.getByText('Her lå båtene tett i tett.')).toBeVisible();
  expect(main.getByRole('link', { name: /^Bryggen\b/ })).toHaveAttribute('href', '/article/102');
  expect(headings(main)).toEqual([expect.stringMatching(/^Rebusløp/), 'Museet']);
  expect(main.queryByText(/Norge og Sverige/)).toBeNull();
  expect(await accessibilityViolations()).toEqual([]);
});

it('its name is in titles and menus, and only its languages are offered', async () => {
  await visitOwn('/article/101');
  await waitFor(() => expect(document.title).toBe('Urnes stavkirke · Nordkaia museum'));
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Om Nordkaia museum' })).toBeVisible();
  const languages = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  expect(languages.map((link) => link.getAttribute('hreflang'))).toEqual(['nb', 'en', 'x-default']);
  expect(footer.queryByRole('link', { name: 'Svenska', hidden: true })).toBeNull();
  expect(footer.getByRole('link', { name: 'English', hidden: true })).toBeInTheDocument();
});

it('the site of one museum has no list of museums', async () => {
  const { main } = await visitOwn('/explore/list/articles');
  expect(main.getByRole('link', { name: /^Presentasjoner/ })).toBeVisible();
  expect(main.queryByRole('link', { name: /^Museer/ })).toBeNull();
  const { main: map } = await visitOwn('/explore/map');
  expect(map.getByRole('link', { name: /^Rebus/ })).toBeVisible();
  expect(map.queryByRole('link', { name: 'Museer' })).toBeNull();
});

it('the page about it has its contact, profiles and accessibility statement', async () => {
  const { main } = await visitOwn('/about');
  expect(main.getByRole('heading', { level: 1, name: 'Om Nordkaia museum' })).toBeVisible();
  const hrefs = main.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      'mailto:post@nordkaia.example',
      'tel:+4776000000',
      'https://www.social.example/nordkaia',
      'https://nordkaia.example/tilgjengelighet',
    ]),
  );
  expect(await accessibilityViolations()).toEqual([]);
});

it('the privacy page says what this site counts, and where', async () => {
  const site = { profile: PROFILE };
  const { main } = await visit('/privacy', site);
  expect(main.queryByRole('heading', { name: 'Telling' })).toBeNull();
  const endpoint = new URL('/visits', location.href).href;
  const analytics = { endpoint, kind: 'events', respects: ['dnt'] } as const;
  const { main: counted } = await visit('/privacy', { ...site, analytics });
  expect(counted.getByText(/^Tallene sendes til \S+:\d+\. .*blir du ikke talt/)).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});
