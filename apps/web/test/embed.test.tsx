import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { accessibilityViolations, interceptRequests, visit } from './visit.tsx';

const VIDEO_ID = 'dQw4w9WgXcQ';

/** Opens an article with an external video among its own blocks, and one with a hostile id. */
async function openArticle() {
  const { main, user } = await visit('/explore/list/articles');
  const changed = interceptRequests(/\/documents\/\d+\?/, async (_url, send) => {
    const document = (await (await send()).json()) as { content: { blocks: object[] } };
    const title = { no: 'Slik ble de malt' };
    const embed = { type: 'embed', provider: 'youtube', identifier: VIDEO_ID, title };
    document.content.blocks.unshift(embed, { ...embed, identifier: '"><script>' });
    return Response.json(document);
  });
  await user.click(main.getByRole('link', { name: /^Bergkunsten i Alta/ }));
  await screen.findByRole('heading', { level: 1, name: 'Bergkunsten i Alta' });
  await waitFor(() => expect(figures()).toHaveLength(1));
  changed.stop();
  return user;
}

const figures = () =>
  screen.getAllByRole('figure').filter((one) => one.textContent.includes('Slik ble de malt'));
const showHere = () => within(figures()[0] as HTMLElement).getByRole('button', { name: 'Vis her' });
const always = { name: 'Vis alltid YouTube uten å spørre' };
const frames = () => document.querySelectorAll('iframe');

it('after “always show” an external video needs no click, until revoked', async () => {
  const user = await openArticle();
  await user.click(showHere());
  await user.click(await screen.findByRole('switch', always));
  await openArticle();
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(frames()[0]).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${VIDEO_ID}?rel=0`,
  );
  // Players refuse pages whose origin they do not get; the page's URL is none of their business.
  expect(frames()[0]).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(await screen.findByRole('switch', always)).toBeChecked();
  const privacy = await visit('/privacy');
  expect(await screen.findByRole('switch', always)).toBeChecked();
  expect(await accessibilityViolations()).toEqual([]);
  await privacy.user.click(screen.getByRole('switch', always));
  expect(localStorage.getItem('embeds')).toBeNull();
  await openArticle();
  expect(showHere()).toBeVisible();
  expect(frames()).toHaveLength(0);
});
