/**
 * Not-found pages, rendered once per route, language and configuration. For another URL of the same
 * route only the parameters are filled in, so that requests of random URLs cost little.
 */
import type { AnyRouter } from '@tanstack/react-router';
import { MAX_ID } from '@varde/domain/constants';
import type { SiteContext } from '@varde/contract/site-context';
import { splitLanguagePrefix, withLanguagePrefix } from './i18n/language-prefix.ts';

/** A URL whose not-found page has nothing of its own but the parameters. */
export interface MissingPage {
  /** Path of the template, with a sentinel in place of each parameter. */
  readonly path: string;
  /** Pairs of a sentinel and its parameter. */
  readonly values: readonly (readonly [string, string])[];
}

/** Renders a path completely. `undefined` when it is not a not-found page. */
type RenderMissing = (path: string, nonce: string) => Promise<string | undefined>;

/** Written alike in HTML, scripts and URLs. */
const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;
const NUMBER = /^[1-9]\d{0,9}$/;
/** Not guessable, as no visitor may write it into a page. */
const NONCE = crypto.randomUUID();
/** The routes in a dozen languages; more come from invented host names only. */
const MAX_TEMPLATES = 500;

const templates = new Map<string, Promise<string | undefined>>();

/** `undefined` for pages that were found, or that say more than that nothing was. */
export function findMissing(router: AnyRouter, pathname: string): MissingPage | undefined {
  const { matches, location } = router.state;
  const match =
    matches.find(({ status }) => status === 'notFound') ??
    (matches.some(isUnmatched) ? matches.at(-1) : undefined);
  if (!match || location.searchStr !== '' || isUnpublished(match.error)) return undefined;
  const { fullPath, options } = router.routesById[match.routeId];
  if (options.notFoundComponent) return undefined;
  const missing = templateOf(pathname, segmentsOf(String(fullPath)));
  return missing.values.every(([, value]) => PLAIN.test(value)) ? missing : undefined;
}

/** @param pattern segments of the route; the path may be longer, where no route matches */
function templateOf(pathname: string, pattern: readonly string[]): MissingPage {
  const prefixed = splitLanguagePrefix(pathname);
  const values: [string, string][] = [];
  const segments = segmentsOf(prefixed?.path ?? pathname).map((segment, at) => {
    // `article`, `$articleId` or `@{$ownerSlug}`.
    const [literal = '', parameter] = (pattern[at] ?? '$').split(/\{?\$/);
    if (parameter === undefined) return segment;
    const value = segment.slice(literal.length);
    // No document has the last ids.
    const sentinel = NUMBER.test(value) ? String(MAX_ID - at) : `not-found-sentinel-${at}`;
    values.push([sentinel, value]);
    return literal + sentinel;
  });
  const path = `/${segments.join('/')}`;
  return { path: prefixed ? withLanguagePrefix(prefixed.languageKey, path) : path, values };
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Whether the path goes on behind the last route that matches. */
const isUnmatched = (match: object): boolean => Reflect.get(match, '_notFound') === true;

/** Such a page says that there is a document. */
const isUnpublished = (error: unknown): boolean =>
  JSON.stringify(error ?? null).includes('"isUnpublished":true');

/** The page as `render` would return it for its own path. */
export async function fillTemplate(
  { path, values }: MissingPage,
  context: SiteContext,
  render: RenderMissing,
): Promise<string | undefined> {
  // Without the functions; the nonce differs each time.
  const key = JSON.stringify([path, { ...context, nonce: undefined }]);
  if (templates.size >= MAX_TEMPLATES) templates.clear();
  const rendering = templates.get(key) ?? render(path, NONCE);
  templates.set(key, rendering);
  try {
    const template = await rendering;
    // Its client has left, or the document was published meanwhile.
    if (template === undefined) templates.delete(key);
    const filled = values.reduce(
      (text, [sentinel, value]) => text?.replaceAll(sentinel, value),
      template,
    );
    return filled?.replaceAll(NONCE, context.nonce);
  } catch (error) {
    templates.delete(key);
    throw error;
  }
}
