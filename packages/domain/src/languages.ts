/**
 * Languages of the interface and the content, and how a text is picked from a language map
 * (specification §3.8, §9.9). A text missing in the chosen language is looked up in related
 * languages.
 */

/** Texts by language key, as on the wire: `{ no: …, sv: …, en: … }`. */
export type LanguageMap = Readonly<Record<string, string>>;

export interface Language {
  readonly key: string;
  /** Other keys of the same language, on the wire or in browser settings. */
  readonly alternativeKeys: readonly string[];
  /** The language's own name, shown in the language list. */
  readonly name: string;
  /** BCP 47 tag for the `lang` attribute and for `Intl`. */
  readonly tag: string;
  /** Languages that its readers understand nearly as well; tried before the fallback. */
  readonly siblings: readonly string[];
  /** Tried in order after the language itself and its siblings. */
  readonly fallback: readonly string[];
}

const language = (
  key: string,
  name: string,
  tag: string,
  alternativeKeys: readonly string[] = [],
  siblings: readonly string[] = [],
  fallback: readonly string[] = ['en'],
): Language => ({ key, name, tag, alternativeKeys, siblings, fallback });

/** Norwegian is the default (specification §9.9). `no` is the key of bokmål on the wire. */
export const DEFAULT_LANGUAGE = 'no';
const BOKMAL = language(DEFAULT_LANGUAGE, 'Norsk bokmål', 'nb', ['nb'], ['nn'], ['sv', 'en']);
/** A language that is not in the list falls back to English (specification §5.5). */
const ENGLISH = language('en', 'English', 'en');

/** In the order of the language list: main languages first. */
export const LANGUAGES: readonly Language[] = [
  BOKMAL,
  language('sv', 'Svenska', 'sv', [], [], ['no', 'en']),
  ENGLISH,
  language('nn', 'Norsk nynorsk', 'nn', [], ['no'], ['sv', 'en']),
  language('de', 'Deutsch', 'de'),
  language('fr', 'Français', 'fr'),
  language('es', 'Español', 'es'),
  language('pl', 'Polski', 'pl'),
  language('ro', 'Română', 'ro'),
  language('rom', 'Romani', 'rom', [], [], ['no', 'sv', 'en']),
  language('se', 'Davvisámegiella', 'se', [], ['sma'], ['no', 'sv', 'en']),
  language('sma', 'Åarjelsaemien gïele', 'sma', [], ['se'], ['no', 'sv', 'en']),
];

/** Interface languages that are listed first (specification §1.1). */
export const MAIN_LANGUAGES = ['no', 'sv', 'en'] as const;

/** Languages whose interface texts no speaker has reviewed; the language list marks them. */
export const MACHINE_TRANSLATED: readonly string[] = [
  'nn',
  'de',
  'fr',
  'es',
  'pl',
  'ro',
  'rom',
  'se',
  'sma',
];

const byKey = new Map<string, Language>(
  LANGUAGES.flatMap((entry) =>
    [entry.key, ...entry.alternativeKeys].map((key) => [key, entry] as const),
  ),
);

export function findLanguage(key: string): Language | undefined {
  return byKey.get(key.toLowerCase());
}

/** The configured language of a key; English for an unknown key (specification §5.5). */
export function languageOrFallback(key: string): Language {
  return findLanguage(key) ?? ENGLISH;
}

/** Keys to try in a language map, best first (specification §3.8). */
export function languagePreference(key: string): readonly string[] {
  const chosen = languageOrFallback(key);
  const order = [
    chosen.key,
    ...chosen.alternativeKeys,
    ...chosen.siblings,
    ...chosen.fallback,
    ENGLISH.key,
  ];
  return [...new Set(order)];
}

export interface PickedText {
  readonly text: string;
  /** BCP 47 tag of the text that was found, for the `lang` attribute. */
  readonly lang: string;
  /** False when the text is not in the chosen language (the notice of specification §3.8). */
  readonly isChosen: boolean;
}

/** Picks a text for a language; `undefined` only when the map has no text. */
export function pickText(map: LanguageMap | null | undefined, key: string): PickedText | undefined {
  if (!map) return undefined;
  const chosen = languageOrFallback(key);
  const keys = [...languagePreference(key), ...Object.keys(map)];
  const found = keys.find((candidate) => map[candidate]);
  const text = found === undefined ? undefined : map[found];
  if (found === undefined || text === undefined) return undefined;
  const isChosen = found === chosen.key || chosen.alternativeKeys.includes(found);
  return { text, lang: findLanguage(found)?.tag ?? found, isChosen };
}

/** Which languages a site offers. Default: all, and Norwegian to those whom none suits. */
export interface OfferedLanguages {
  readonly languages?: readonly string[] | undefined;
  readonly default_language?: string | undefined;
}

/**
 * The language of a visitor: the stored choice, then the browser's preference, then Norwegian
 * (specification §3.8). `acceptLanguage` is the header of RFC 9110 §12.5.4; ranges with q=0 are
 * ignored.
 */
export function negotiateLanguage(
  stored: string | undefined,
  acceptLanguage = '',
  { languages, default_language: fallback = languages?.[0] }: OfferedLanguages = {},
): Language {
  const isOffered = ({ key }: Language): boolean => languages?.includes(key) ?? true;
  const chosen = stored ? languageOrFallback(stored) : undefined;
  if (chosen && isOffered(chosen)) return chosen;
  const accepted = acceptedLanguages(acceptLanguage).find(isOffered);
  return accepted ?? (fallback === undefined ? BOKMAL : languageOrFallback(fallback));
}

/** Those that we know, best first. */
function acceptedLanguages(acceptLanguage: string): Language[] {
  return acceptLanguage
    .split(',')
    .map((part, index) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { key: range.toLowerCase(), weight: q ? Number(q.slice(2)) : 1, index };
    })
    .filter((range) => range.key && range.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .flatMap(({ key }) => findLanguage(key) ?? findLanguage(key.split('-')[0] ?? '') ?? []);
}
