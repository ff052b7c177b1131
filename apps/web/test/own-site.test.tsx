import { screen, waitFor, within } from '@testing-library/dom';
import type { Site, SiteProfile } from '@varde/contract/site-profile';
import { PRODUCT_VERSION } from '@varde/domain/constants';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, interceptRequests, visit, type Visit } from './visit.tsx';

const PROFILE: SiteProfile = {
  name: { no: 'Nordkaia museum', en: 'North Quay Museum' },
  front: { lead: { no: 'Her lå båtene tett i tett.' }, sections: ['rebus', 'museums'], hero: 102 },
  contact: { email: 'post@nordkaia.example', phone: '+47 76 00 00 00' },
  social: ['https://www.social.example/nordkaia'],
  accessibility: 'https://nordkaia.example/tilgjengelighet',
  languages: ['no', 'en'],
  museum: { slug: 'fjord-og-fjell', title: { no: 'Museene Fjord og fjell' } },
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

it('the front page leads to the museum, with today’s hours, and so do menu and footer', async () => {
  const front = { sections: ['articles'] as const };
  const { main } = await visit('/', {
    profile: { ...PROFILE, front: { sections: [...front.sections] } },
  });
  const rows = within(main.getByRole('region', { name: /^Steder/ }));
  expect(rows.queryByText('Museene Fjord og fjell')).toBeNull();
  const name = /^Museene Fjord og fjell (?:Åpent i dag|Stengt i dag)/;
  expect(main.getByRole('link', { name })).toHaveAttribute('href', '/@fjord-og-fjell');
  const [menu] = screen.getAllByRole('navigation', { name: 'Meny' });
  for (const place of [menu as HTMLElement, screen.getByRole('contentinfo')])
    expect(within(place).getByRole('link', { name: 'Museene Fjord og fjell' })).toHaveAttribute(
      'href',
      '/@fjord-og-fjell',
    );
  expect(await accessibilityViolations()).toEqual([]);
});

describe('the page of its museum', () => {
  it('has neither a list of museums above it, nor a check-in', async () => {
    const { main } = await visitOwn('/@fjord-og-fjell');
    const trail = within(main.getByRole('navigation', { name: 'Brødsmulesti' }));
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hjem']);
    expect(main.queryByRole('link', { name: 'Sjekk inn her' })).toBeNull();
    expect(main.getByRole('region', { name: 'Besøk oss' })).toBeVisible();
  });

  it('has its logo uncropped, and the site’s logo on dark screens', async () => {
    const image = (name: string) => ({ image_url: `/media/image/${name}`, dimension: '300x60' });
    const logo = { light: image('light'), dark: image('dark') };
    const { main } = await visit('/@fjord-og-fjell', { profile: { ...PROFILE, logo } });
    const picture = main.getByRole('region', { name: 'Besøk oss' }).querySelector('picture');
    expect(picture?.querySelector('img')?.src).toMatch(/\?dimension=\d+x\d+$/);
    const source = picture?.querySelector('source');
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    expect(source?.getAttribute('srcset')).toMatch(/\/media\/image\/dark\?dimension=\d+x\d+$/);
  });
});

it('the program’s changes are linked by its name and version only', async () => {
  const { main } = await visitOwn('/about');
  const links = screen.getAllByRole('link', { hidden: true });
  const names = links.filter((link) => link.getAttribute('href') === '/changelog');
  expect(new Set(names.map(({ textContent }) => textContent))).toEqual(
    new Set([`Varde ${PRODUCT_VERSION}`]),
  );
  expect(main.queryByText('Se hva som er nytt')).toBeNull();
  const { main: changes } = await visitOwn('/changelog');
  expect(changes.getByRole('heading', { level: 1, name: 'Nytt i Varde' })).toBeVisible();
  expect(changes.getByText(/^Nettstedet er laget med programmet Varde\./)).toBeVisible();
  expect(changes.queryByText(/Nordkaia/)).toBeNull();
});

describe('the help', () => {
  it('says that the site is a web page that is put on the home screen', async () => {
    const { main } = await visitOwn('/help/ios-app');
    const title = 'Nordkaia museum på hjemskjermen til iPhone og iPad';
    expect(main.getByRole('heading', { name: title })).toBeVisible();
    expect(
      main.getByText(/^Nordkaia museum er en nettside, ikke en app fra App Store/),
    ).toBeVisible();
    expect(main.queryByText(/Appen Nordkaia museum/)).toBeNull();
  });

  it('is about the app in the museum’s app', async () => {
    const { main } = await visit('/help', { profile: PROFILE, server: location.origin });
    expect(main.getByRole('heading', { name: 'Appen Nordkaia museum på Android' })).toBeVisible();
  });
});

describe('machine translations', () => {
  const help = () =>
    screen.queryAllByRole('link', { name: 'Hjelp til med oversettelsene', hidden: true });

  it('are not mentioned where none is offered', async () => {
    const { main } = await visitOwn('/about');
    expect(main.queryByRole('heading', { name: 'Oversettelser' })).toBeNull();
    expect(help()).toEqual([]);
  });

  it('are explained to visitors, without the program’s files', async () => {
    const { main } = await visit('/about', { profile: { ...PROFILE, languages: ['no', 'pl'] } });
    expect(main.getByRole('heading', { name: 'Oversettelser' })).toBeVisible();
    expect(main.queryByText(/docs\//)).toBeNull();
    expect(help()).not.toHaveLength(0);
  });
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
      '/@fjord-og-fjell',
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

it.each([[[]], [['vimeo']]] as const)(
  'the privacy page names only the services that the content embeds: %j',
  async (embeds) => {
    const site: Site = { profile: PROFILE, texts: { embeds: [...embeds] } };
    interceptRequests(/\/site$/, () => Promise.resolve(Response.json(site)));
    const endpoint = new URL('/visits', location.href).href;
    const analytics = { endpoint, kind: 'own', respects: [] } as const;
    const { main } = await visit('/privacy', { profile: PROFILE, analytics });
    const text = screen.getByRole('main').textContent;
    const named = ['Google', 'YouTube', 'Vimeo', 'Sketchfab'].filter((name) => text.includes(name));
    expect(named).toEqual(embeds.length > 0 ? ['Vimeo'] : []);
    expect(main.queryAllByRole('rowheader', { name: 'embeds' })).toHaveLength(embeds.length);
  },
);
