/**
 * Removes the query from the page's URL and returns it: for one-time values that must not stay in
 * the history. Browser only.
 */
export function consumeUrlQuery(): URLSearchParams {
  const { search, pathname } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  return new URLSearchParams(search);
}
