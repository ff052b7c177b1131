import type { Theme } from '@varde/contract/themes';
import type { Texts } from '#i18n/texts.ts';
import type { ReferenceView } from '#view-models.ts';
import { loadCulturalName, nameIdentifier } from './load-cultural-name.ts';
import { nameReference } from './transform/reference.ts';

/** The cultural-name service's record of a theme; `undefined` if there is none, or on failure. */
export async function loadThemeName(
  { kulturnav }: Pick<Theme, 'kulturnav'>,
  texts: Texts,
  signal?: AbortSignal,
): Promise<ReferenceView | undefined> {
  const result = await loadCulturalName(nameIdentifier(kulturnav) ?? '', signal);
  try {
    return result.status === 'ok' ? nameReference(result.data, texts) : undefined;
  } catch {
    // A malformed response removes its own card only, not the page.
    return undefined;
  }
}
