import type { Theme } from '@varde/contract/themes';
import type { Texts } from '#i18n/texts.ts';
import type { ReferenceView } from '#view-models.ts';
import { loadCulturalName, nameIdentifier } from './load-cultural-name.ts';
import { nameReference } from './transform/reference.ts';

/** What the cultural-name service says of a theme; `undefined` where there is nothing, or nobody answers. */
export async function loadThemeName(
  { kulturnav }: Pick<Theme, 'kulturnav'>,
  texts: Texts,
  signal?: AbortSignal,
): Promise<ReferenceView | undefined> {
  const result = await loadCulturalName(nameIdentifier(kulturnav) ?? '', signal);
  try {
    return result.status === 'ok' ? nameReference(result.data, texts) : undefined;
  } catch {
    // An answer of another shape than agreed takes its own card away, not the page.
    return undefined;
  }
}
