import type { LanguageMap } from '@varde/domain/languages';
import { readLicense } from '#modules/outside/read-license.ts';
import { mediaIdentifier } from '#modules/outside/media-identifier.ts';
import { fromPairs, number, records, text, type Loose } from '#modules/outside/read-loosely.ts';
import type { ArchiveMemory, MemoryFile, MemoryPicture } from './archive-memory.ts';

/** Pictures, sound and film; documents are left out. The main picture may stand alone. */
export function readMemoryMedia(item: Loose, language: string): ArchiveMemory['media'] {
  const media = records(item['media'])
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .flatMap((one) => readOne(one, language));
  const main = mediaIdentifier(item['image_dms_id']);
  if (!main || media.some(({ identifier }) => identifier === main)) return media;
  return [{ kind: 'picture', identifier: main, altText: {} }, ...media];
}

const orderOf = ({ order_by_number: order }: Loose): number => number(order) ?? 0;

function readOne(one: Loose, language: string): (MemoryPicture | MemoryFile)[] {
  const identifier = mediaIdentifier(one['dms_id']);
  // A camera's photograph was seen marked image/gif: the type is truer than the mime type.
  const type = text(one['type'])?.toLowerCase() ?? text(one['mime_type'])?.split('/')[0];
  if (!identifier) return [];
  const description = fromPairs([[language, text(one['description'])]]);
  const license = readLicense(one['license']);
  if (type === 'audio' || type === 'video') {
    return [{ kind: 'file', type, identifier, license, description: told(one, description) }];
  }
  if (type !== 'image') return [];
  return [
    {
      kind: 'picture',
      identifier,
      width: number(one['image_width']) || undefined,
      height: number(one['image_height']) || undefined,
      photographer: text(one['owner']),
      license,
      altText: told(one, description),
      description,
    },
  ];
}

/** Ours may tell it in several languages; the archives have a description alone. */
function told(one: Loose, description: LanguageMap): LanguageMap {
  const pairs = records(one['descriptions']).map(
    (part) => [text(part['language']) ?? '', text(part['description'])] as const,
  );
  const map = fromPairs(pairs);
  return Object.keys(map).length > 0 ? map : description;
}
