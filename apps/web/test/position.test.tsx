import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shareNoPosition, sharePosition } from './position.ts';
import { visit } from './visit.tsx';

const BERGEN = { latitude: 60.3975, longitude: 5.3245, accuracy: 12 };
const STOCKHOLM = { latitude: 59.3293, longitude: 18.0686, accuracy: 12 };

const rows = () => within(screen.getByRole('list', { name: 'Steder' })).getAllByRole('listitem');
const expectFirst = (text: string | RegExp) =>
  waitFor(() => expect(rows()[0]).toHaveTextContent(text));
const DENIED = /får ikke se hvor du er/;

it('one watch serves all pages, and none runs in the preview', async () => {
  const device = sharePosition(BERGEN);
  const { user } = await visit('/explore/list/articles');
  await expectFirst('Bryggen i Bergen');
  await user.click(within(rows()[0] as HTMLElement).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bryggen i Bergen' })).toBeVisible();
  expect(device.started).toBe(1);
  expect(device.watches).toHaveLength(1);
  await visit('/preview');
  expect(device.started).toBe(1);
});

it('a revoked permission stops watching, and watching resumes when it is granted again', async () => {
  const device = sharePosition(BERGEN);
  await visit('/explore/list/articles');
  await expectFirst(/\d+\sm/);
  device.setPermission('denied');
  const alert = await screen.findByText(DENIED);
  expect(device.watches).toEqual([]);
  // The last known position is still shown.
  await expectFirst(/\d+\sm/);
  device.setPermission('granted');
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  device.moveTo(STOCKHOLM);
  await expectFirst(/7\d\d,\d\skm/);
});

it('a place is picked by name, and lists are sorted by distance from it', async () => {
  shareNoPosition();
  const { user, main } = await visit('/explore/list/articles');
  await user.click(await screen.findByRole('button', { name: 'Velg et sted selv' }));
  const field = await screen.findByRole('searchbox', { name: 'Nær hvilket sted?' });
  await user.type(field, 'Visby{Enter}');
  const [visby] = await screen.findAllByRole('button', { name: /^Visby/ });
  await user.click(visby as HTMLElement);
  expect(await screen.findByText(/Nærmest .*Visby.* først/)).toBeVisible();
  await expectFirst('Visby');
  // It is valid on the next page, until it is cleared.
  await user.click(main.getAllByRole('link', { name: /Museer/ })[0] as HTMLElement);
  await expectFirst('Ostkustens museer');
  const notice = await screen.findByText(/Nærmest .*Visby.* først/);
  await user.click(screen.getByRole('button', { name: 'Fjern' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('an unavailable position is explained', async () => {
  shareNoPosition();
  const { user } = await visit('/explore/list/articles');
  await user.click(await screen.findByRole('button', { name: 'Vis det som er nær meg' }));
  expect(await screen.findByText(DENIED)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Slik slår du på posisjon' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/help/),
  );
  const english = await visit('/en/explore/list/articles?loc=false');
  await english.user.click(await screen.findByRole('button', { name: 'Show what is near me' }));
  expect(await screen.findByText(/Geo location watcher is turned off/)).toBeVisible();
});

it('a list near the visitor is in the order of the distances that it shows', async () => {
  // Seen from the position that is sent, rounded, the place 902 m away is nearer than that at 789 m.
  sharePosition({ latitude: 60.60647, longitude: 15.6254, accuracy: 5 });
  await visit('/explore/list/articles');
  await expectFirst(/128\sm/);
  const metres = rows().flatMap(({ textContent }) => /(\d+)\sm\b/.exec(textContent)?.[1] ?? []);
  expect(metres).toEqual(expect.arrayContaining(['789', '902']));
  expect(metres).toEqual(metres.toSorted((one, other) => Number(one) - Number(other)));
});
