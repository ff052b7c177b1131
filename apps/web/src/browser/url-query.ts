/** Takes the query out of the page's address: for what may be used only once, and stand in no history. Browser only. */
export function consumeUrlQuery(): URLSearchParams {
  const { search, pathname } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  return new URLSearchParams(search);
}
