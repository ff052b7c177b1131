/**
 * An imported memory as the archives write a response (external-services, 3.3). What their format has no place for travels under
 * keys of our own beside theirs: `display_value_i18n`, `descriptions`.
 */
import type { PackMemory } from '@varde/content-pack/pack-records';
import { pickText, type LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import { licenseName } from '@varde/domain/licenses';
import type { RecordMedium } from '#modules/outside/archive-records.repository.ts';

/** The question that every memory with a year answers. */
const WHEN: LanguageMap = { no: 'Når var dette?', sv: 'När var det här?', en: 'When was this?' };

export function presentResponse(memory: PackMemory, media: readonly RecordMedium[]) {
  const { id, country, language, title, topic, license } = memory;
  const [main] = media.filter(({ width }) => width !== null);
  return {
    uuid: uuidOf(id),
    archive_code: `M${String(id).slice(0, 2)}/${String(id).padStart(5, '0')}`,
    ...presentContributor(memory),
    license: license ? licenseText(license) : '',
    presentation_url: `https://${country === 'no' ? 'minner.no' : 'minnen.se'}/`,
    published: true,
    submitted: false,
    title: pickText(title, language)?.text ?? '',
    title_i18n: inTheirKeys(title),
    ...(topic
      ? { topic: { name: pickText(topic, language)?.text, name_i18n: inTheirKeys(topic) } }
      : {}),
    values: presentValues(memory),
    ...(media.length > 0 ? { media: media.map(presentMedium) } : {}),
    ...(main ? { image_dms_id: main.identifier } : {}),
    ...presentPlace(memory),
  };
}

function presentPlace({ location }: PackMemory) {
  if (!location) return { coordinates: '' };
  const { lat: latitude, lng: longitude } = location;
  const written = [{ latitude: String(latitude), longitude: String(longitude) }];
  return { position: { latitude, longitude }, coordinates: JSON.stringify(written) };
}

/** The archives' ids are uuids; ours are numbers. */
const uuidOf = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

const inTheirKeys = (map: LanguageMap): LanguageMap =>
  Object.fromEntries(Object.entries(map).map(([key, one]) => [key === 'no' ? 'nb' : key, one]));

function presentContributor({ contributor: { name, born, place } = {} }: PackMemory) {
  const year = /^\d{4}/.exec(born ?? '')?.[0];
  if (!name) return {};
  return {
    contributor: {
      display_name: name,
      ...(year ? { birth_year: Number(year) } : {}),
      ...(place ? { place } : {}),
    },
  };
}

function presentValues({ question = {}, text, year, language }: PackMemory) {
  const item = (label: LanguageMap, type: string) => ({
    label: pickText(label, language)?.text ?? '',
    label_i18n: inTheirKeys(label),
    type,
  });
  const told = {
    display_value: pickText(text, language)?.text ?? '',
    display_value_i18n: inTheirKeys(text),
    topic_item: item(question, 'Textarea'),
  };
  if (year === undefined) return [told];
  return [told, { display_value: String(year), topic_item: item(WHEN, 'Input') }];
}

function presentMedium(medium: RecordMedium, index: number) {
  const { identifier, content_type: mime, width, height, alt_text: alt, credits, license } = medium;
  const type = width !== null ? 'image' : mime.split('/')[0];
  return {
    dms_id: identifier,
    name: medium.file,
    license: license ? licenseText(license) : '',
    mime_type: mime,
    order_by_number: index + 1,
    owner: credits[0]?.name ?? '',
    type,
    ...(width !== null && height !== null
      ? { image_width: width, image_height: height, image_ratio: width / height }
      : {}),
    descriptions: Object.entries(alt).map(([key, description]) => ({ language: key, description })),
  };
}

const licenseText = (license: License): string => licenseName(license, '')?.trim() ?? '';
