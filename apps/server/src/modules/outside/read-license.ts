/** One licence is written in many ways (external-services, 1.7); here it gets its normal form. */
import { LICENSES, type License } from '@varde/domain/licenses';
import { record, records, text, texts, type Loose } from './read-loosely.ts';

const OTHER_NAMES: Readonly<Record<string, License>> = {
  zero: 'cc0',
  'cc0-1.0': 'cc0',
  publicdomain: 'pdm',
  'public-domain': 'pdm',
};

/** `CC by-sa`, `CC BY`, `CC0 1.0`, `by`. What is not known leaves all rights with their owners. */
export function readLicense(written: unknown): License | undefined {
  const words = text(written)?.toLowerCase();
  if (!words) return undefined;
  const code = words.replace(/^cc[\s-]+/, '').replace(/\s+/g, '-');
  const plain = code.replace(/-\d(?:\.\d)?$/, '');
  return OTHER_NAMES[code] ?? LICENSES.find((one) => one === code || one === plain) ?? 'copyright';
}

/** `{ system: 'CC', code: 'by-sa' }`; the system may be null, and the code then says it. */
export function readArtifactLicense(value: unknown): License | undefined {
  const { system, code } = record(value);
  const licenses = text(system)?.toUpperCase() === 'AC' ? 'copyright' : readLicense(code);
  return licenses;
}

/** The first that says something. */
export function firstLicense(values: unknown): License | undefined {
  return records(values)
    .map(readArtifactLicense)
    .find((license) => license !== undefined);
}

/** Who holds the rights, as the licences name them. */
export function licenseHolders(values: unknown): string[] {
  const people = records(values).flatMap(({ persons }) => records(persons));
  return texts(people.map(({ name }: Loose) => plainName(name)));
}

/** `Last, First` as people say it. */
export function plainName(value: unknown): string | undefined {
  const name = text(value)?.replace(/,+$/, '').trim();
  const [last, first, ...rest] = (name ?? '').split(',').map((part) => part.trim());
  return last && first && rest.length === 0 ? `${first} ${last}` : name || undefined;
}
