import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import {
  accessibilityViolations,
  currentUrl,
  delayRequests,
  expectErrors,
  visit,
} from './visit.tsx';

const SIGN_IN = { signIn: { gateway: '/gateway', loginHost: '/identity' } };

describe('the message over the whole screen', () => {
  it('says that a code is being looked up, and ends with the page it stands for', async () => {
    await visit('/about');
    const respond = delayRequests(/qr-codes\/1001/);
    history.pushState(null, '', '/1001');
    const message = await screen.findByRole('dialog', { name: 'Leter etter koden …' });
    expect(message).toHaveAttribute('aria-busy', 'true');
    respond();
    await waitFor(() => expect(currentUrl()).toBe('/article/101'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the visitor is about to log in', async () => {
    await visit('/login', SIGN_IN);
    const message = await screen.findByRole('dialog', { name: 'Logg inn' });
    expect(message).toHaveAttribute('aria-busy', 'true');
    expect(message).toHaveTextContent('Du blir sendt til innloggingen om et øyeblikk.');
  });

  it('says that the login host cannot be reached, and leads there once the network is back', async () => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit('/login', SIGN_IN);
    expect(await screen.findByText(/^Vi fikk ikke kontakt med innloggingen\./)).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    const host = /^\/identity\/oauth2\/authorize\?/;
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(host)));
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('warns of a failed log-in, and after Escape the page does', async () => {
    expectErrors(/State mismatch/);
    const { main, user } = await visit('/oauth2/callback?code=stolen&state=not-ours', SIGN_IN);
    const message = await screen.findByRole('dialog', { name: 'Logg inn' });
    await waitFor(() => expect(message).toHaveTextContent('State mismatch.'));
    expect(message).toHaveAttribute('aria-busy', 'false');
    expect(await accessibilityViolations()).toEqual([]);
    message.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(main.getByText('State mismatch.')).toBeVisible();
    await user.tab();
    expect(main.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  });
});
