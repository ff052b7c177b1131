import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { currentUrl, expectErrors, failRequests, visit } from './visit.tsx';

it('an article leads to a related place', async () => {
  const { main, user } = await visit('/article/206');
  const [related] = main.getAllByRole('link', { name: /Bryggen/ });
  await user.click(related as HTMLElement);
  expect(await main.findByRole('heading', { level: 1, name: /^Bryggen/ })).toBeVisible();
  expect(currentUrl()).toBe('/article/102');
});

it('an article says that the chosen language is missing, and marks the language shown', async () => {
  const { main, user } = await visit('/sv/article/117');
  expect(document.documentElement).toHaveAttribute('lang', 'sv');
  const notice = main.getByText(/^Den här texten finns inte på svenska/);
  expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'nb');
  await user.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
  expect(notice).not.toBeInTheDocument();
});

it('a document that fails to load is reported, with a link to try again', async () => {
  const { main, user } = await visit('/explore/list/articles');
  expectErrors(/HTTP error: 500/);
  failRequests(/\/documents\/\d+/);
  await user.click(main.getByRole('link', { name: /^Bergkunsten i Alta/ }));
  expect(await screen.findByText(/^Vi fikk ikke lastet innholdet/)).toBeVisible();
  const retry = screen.getByRole('link', { name: 'Prøv igjen' });
  expect(retry).toHaveAttribute('href', currentUrl());
});

it.each([
  ['/article/101', '/iiif/presentation/3/article/101/manifest.json', 'Urnes stavkirke'],
  ['/group/302', '/iiif/presentation/3/group/302/manifest.json', 'Bryggen og Hansaen'],
])('%s links its IIIF manifest, for programs and to open', async (page, path, label) => {
  const { main } = await visit(page);
  const link = main.getByRole('link', { name: 'For bildevisere: IIIF-manifest' });
  expect(link).toHaveAttribute('href', path);
  const inHead = document.head.querySelector('link[type*="iiif.io/api/presentation/3"]');
  expect(inHead).toHaveAttribute('rel', 'alternate');
  expect(inHead).toHaveAttribute('href', location.origin + path);
  const manifest = (await (await fetch(path)).json()) as { type: string; label: object };
  expect(manifest).toMatchObject({ type: 'Manifest', label: { no: [label] } });
});
