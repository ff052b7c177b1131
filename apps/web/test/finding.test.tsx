import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shareNoPosition, sharePosition } from './position.ts';
import { currentUrl, visit } from './visit.tsx';

it('the front page shows what is near a visitor who shares the position', async () => {
  sharePosition({ latitude: 60.3971, longitude: 5.3244, accuracy: 10 });
  const { main } = await visit('/');
  const near = within(await main.findByRole('region', { name: /^Nær deg/ }));
  await waitFor(() => {
    const [nearest] = near.getAllByRole('listitem');
    expect(nearest).toHaveTextContent(/\d+(,\d)?\s(m|km)/);
  });
});

it('a visitor who denies the position reads what to do', async () => {
  shareNoPosition();
  const { main, user } = await visit('/');
  await user.click(main.getByRole('button', { name: 'Vis det som er nær meg' }));
  expect(await main.findByText(/^Vi får ikke se hvor du er/)).toBeVisible();
});

it('a URL with the right id and a wrong name leads to its page', async () => {
  const { main } = await visit('/group/101');
  expect(main.getByRole('heading', { level: 1, name: 'Urnes stavkirke' })).toBeVisible();
  expect(currentUrl()).toBe('/article/101');
});

it.each([
  '/article/999999',
  '/article/abc',
  '/article/4011',
  '/nothing/here/at/all',
  '/@nobody',
  '/@a%00',
])('the unknown URL %s says so, with a link to the front page', async (path) => {
  const { main } = await visit(path);
  expect(main.getByRole('heading', { level: 1, name: 'Siden finnes ikke' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute('href', '/');
});
