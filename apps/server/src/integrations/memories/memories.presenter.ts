import type { Memory, MemoryArchive } from '@varde/contract/external';
import type { PackMemory } from '@varde/content-pack/pack';
import type { LanguageMap } from '@varde/domain/languages';
import { presentArchiveFile, presentArchiveImage } from '../archive-media.presenter.ts';
import type { RecordMedium } from '../archive-records.repository.ts';
import { unwrapLines } from '../unwrap-lines.ts';
import type { ArchiveMemory, MemoryFile, MemoryImage } from './read-memory.ts';

type Named = Pick<Memory, 'id' | 'archive'>;

/** @param files base URL of images, audio and video; without it, media are omitted */
export function presentMemory(
  { media, ...memory }: ArchiveMemory,
  { id, archive }: Named,
  files: string | undefined,
): Memory {
  const shown = files === undefined ? [] : media.map((one) => presentOne(one, memory.title, files));
  return {
    id,
    archive,
    ...memory,
    media: shown.map((one, index) => ({ ...one, id: index + 1, mediaId: index + 1 })),
  };
}

function presentOne(one: MemoryImage | MemoryFile, title: LanguageMap, files: string) {
  // The licence of a memory covers its text only, not its images.
  if (one.kind === 'image') return presentArchiveImage(one, { license: null, title }, files);
  const { license = null, description = {} } = one;
  return { ...presentArchiveFile(one, { license, title }, files), description };
}

export const ARCHIVES = {
  minner: { country: 'no', service: 'memories-no', language: 'no', page: 'https://minner.no/' },
  minnen: { country: 'se', service: 'memories-se', language: 'sv', page: 'https://minnen.se/' },
} as const satisfies Record<MemoryArchive, object>;

/** Question of the imported `year`. */
const WHEN: LanguageMap = { no: 'Når var dette?', sv: 'När var det här?', en: 'When was this?' };

export function fromImport(
  memory: PackMemory,
  archive: MemoryArchive,
  media: readonly RecordMedium[],
): ArchiveMemory {
  const { title, topic = {}, question = {}, text, year, location = null, license = null } = memory;
  const { language } = ARCHIVES[archive];
  const when = { question: WHEN, text: { [language]: String(year) } };
  return {
    title,
    topic,
    answers: [{ question, text: unwrapLines(text) }, ...(year === undefined ? [] : [when])],
    contributor: toContributor(memory),
    told_at: null,
    location,
    license,
    media: media.flatMap(toMedium),
    source_url: memory.url ?? null,
  };
}

function toContributor({ contributor = {} }: PackMemory): Memory['contributor'] {
  const { name, born, place } = contributor;
  const year = /^\d{4}/.exec(born ?? '')?.[0];
  return name ? { name, birth_year: year ? Number(year) : null, place: place ?? null } : null;
}

function toMedium(medium: RecordMedium): (MemoryImage | MemoryFile)[] {
  const { identifier, content_type: mime, width, height, alt_text: altText, credits } = medium;
  const license = medium.license ?? undefined;
  const [type] = mime.split('/');
  if (width === null)
    return type === 'audio' || type === 'video'
      ? [{ kind: 'file', type, identifier, license, description: altText }]
      : [];
  const photographer = credits[0]?.name;
  const size = { width, height: height ?? undefined };
  return [{ kind: 'image', identifier, ...size, photographer, license, altText }];
}
