import type { Theme } from '@varde/contract/themes';
import type { Texts } from '#i18n/texts.ts';
import { loadCulturalName, nameIdentifier } from './load-cultural-name.ts';
import { nameReference } from './transform/reference.ts';
import type { ReferenceView } from './transform/reference.ts';

/** What the cultural-name service says of a theme; `undefined` where there is nothing, or nobody answers. */
export async function loadThemeName(
  { kulturnav }: Pick<Theme, 'kulturnav'>,
  texts: Texts,
): Promise<ReferenceView | undefined> {
  const result = await loadCulturalName(nameIdentifier(kulturnav) ?? '');
  return result.status === 'ok' ? nameReference(result.data, texts) : undefined;
}
