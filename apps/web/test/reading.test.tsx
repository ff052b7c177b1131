import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUrl, visit } from './visit.tsx';

const SELECTION = /^Vestover: Bergen/;

it('a presentation lists its stops, and leads to its selections', async () => {
  const { main, user } = await visit('/group/302');
  expect(main.getByRole('heading', { name: /Stopp på turen/ })).toBeVisible();
  await user.click(main.getByRole('link', { name: SELECTION }));
  expect(await main.findByRole('heading', { level: 1, name: SELECTION })).toBeVisible();
  expect(currentUrl()).toBe('/group/302/selection/3021');
});

describe('sharing a page', () => {
  const shareWith = (share: Navigator['share']) => Object.assign(navigator, { share });

  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it('opens the device’s own dialog where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    shareWith(share);
    const { main, user } = await visit('/article/101');
    await user.click(await main.findByRole('button', { name: 'Del siden' }));
    const url = `${location.origin}/article/101`;
    expect(share).toHaveBeenCalledWith({ title: 'Urnes stavkirke', url });
  });

  it('that fails is logged, and reported neither as an error nor as copied', async () => {
    shareWith(() => Promise.reject(new Error('no')));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { main, user } = await visit('/article/101');
    await user.click(await main.findByRole('button', { name: 'Del siden' }));
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/share/), expect.anything()),
    );
    expect(screen.queryByText('Lenken er kopiert')).toBeNull();
    expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual(
      [],
    );
  });

  it('copies its URL without the fragment where the browser cannot share', async () => {
    const { main, user } = await visit('/article/101#innenfor-døra');
    await user.click(await main.findByRole('button', { name: 'Kopier lenken' }));
    expect(await screen.findByText('Lenken er kopiert')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/article/101`);
  });
});
