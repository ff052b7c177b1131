/**
 * A response of the museum-data service → view data. Its format is not public
 * (docs/reference/kulturpunkt.md#museum-data): keys are read by schema.org's names and by those of
 * museums' other services; anything else is ignored.
 */
import type { MuseumData } from '@varde/contract/external';
import {
  list,
  place,
  placeInText,
  record,
  records,
  text,
  texts,
  webUrl,
  type Loose,
} from '../read-loosely.ts';

/** `undefined` when no field is readable. */
export function readMuseum(body: unknown): MuseumData | undefined {
  const museum = unwrapped(body);
  const read: MuseumData = {
    address: readPostalAddress(museum),
    hours: readHours(firstOf(museum, HOURS)),
    website: websiteUrl(firstOf(museum, WEBSITE)),
    phone: readPhone(museum),
    location: readPlace(museum),
  };
  const { hours, address, website, phone, location } = read;
  return hours.length > 0 || (address ?? website ?? phone ?? location) ? read : undefined;
}

const HOURS = ['openingHoursSpecification', 'openingHours', 'opening_hours', 'hours'];
const WEBSITE = ['website', 'homepage', 'web', 'url'];
const PHONE = ['telephone', 'phone', 'phoneNumber', 'phone_number', 'tel'];
const STREET = ['streetAddress', 'street_address', 'street', 'address1', 'visitingAddress'];
const CODE = ['postalCode', 'postal_code', 'postcode', 'zip'];
const TOWN = ['addressLocality', 'postalPlace', 'postal_place', 'city', 'town'];
const POINT = ['geo', 'location', 'position', 'coordinates', 'coordinate'];

const WRAPS = ['museum', 'data', 'result', 'item'] as const;

/** Some services wrap the museum in an object or a list. */
function unwrapped(body: unknown): Loose {
  const [first]: unknown[] = Array.isArray(body) ? body : [body];
  const outer = record(first);
  const [listed] = records(outer['items']);
  const inner = WRAPS.map((key) => record(outer[key])).find((one) => Object.keys(one).length > 0);
  return listed ?? inner ?? outer;
}

function firstOf(holder: Loose, keys: readonly string[]): unknown {
  return keys.map((key) => holder[key]).find((one) => one !== undefined && one !== null);
}

/** One string, or separate fields. */
function readPostalAddress(museum: Loose): string | null {
  const value = firstOf(museum, ['address', 'visitingAddress', 'visiting_address']);
  if (typeof value === 'string') return text(value.replace(/(?<!\s)\s*[\r\n]\s*/g, ', ')) ?? null;
  const fields = { ...museum, ...record(value) };
  const firstText = (keys: readonly string[]) => text(firstOf(fields, keys));
  const town = texts([firstText(CODE), firstText(TOWN)]).join(' ');
  return texts([firstText(STREET), town]).join(', ') || null;
}

function readPhone(museum: Loose): string | null {
  const phone = text(firstOf(museum, PHONE));
  return phone && /^\+?[\d\s()/-]{5,30}$/.test(phone) ? phone : null;
}

/** HTTP(S) only: it becomes a link. A missing scheme is added. */
function websiteUrl(value: unknown): string | null {
  const written = text(value);
  const url =
    written && /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(written) ? `https://${written}` : written;
  return webUrl(url) ?? null;
}

function readPlace(museum: Loose): MuseumData['location'] {
  const point = firstOf(museum, POINT);
  const { latitude, longitude, lat, lng, lon } = { ...museum, ...record(point) };
  return placeInText(point) ?? place(latitude ?? lat, longitude ?? lng ?? lon) ?? null;
}

type Hours = MuseumData['hours'];

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const ALL_YEAR = { from: '01-01', to: '12-31' };

/** schema.org's OpeningHoursSpecification, or the pack's format; invalid lines are omitted. */
function readHours(value: unknown): Hours {
  return records(Array.isArray(value) ? value : [value]).flatMap((line) => {
    const open = readTime(line['opens'] ?? line['open']);
    const close = readTime(line['closes'] ?? line['close']);
    const days = readDays(line['dayOfWeek'] ?? line['days'] ?? line['day']);
    if (!open || !close || !days || open >= close) return [];
    return { ...readSeason(line), days, open, close };
  });
}

/** `10:00`, `10:00:00`, `10.00`. */
function readTime(value: unknown): string | undefined {
  const [, hour = '', minute] =
    /^([01]?\d|2[0-4])[:.]([0-5]\d)(?:$|[:.])/.exec(text(value) ?? '') ?? [];
  return minute && `${hour.padStart(2, '0')}:${minute}`;
}

/** `Monday`, `https://schema.org/Monday`, a list of these, or `mon-fri,sun`. */
function readDays(value: unknown): string | undefined {
  const written = text(value)?.toLowerCase();
  if (written && /^[a-z]{3}(?:[-,][a-z]{3})*$/.test(written)) {
    return written.split(/[-,]/).every((day) => DAYS.includes(day)) ? written : undefined;
  }
  const named = Array.isArray(value) ? list(value) : [value];
  const days = named.map((day) =>
    text(day ?? '')
      ?.split('/')
      .at(-1)
      ?.slice(0, 3)
      .toLowerCase(),
  );
  return joined(DAYS.filter((day) => days.includes(day))) || undefined;
}

/** Three or more consecutive days become a range: `mon-wed`. */
function joined(days: readonly string[]): string {
  const runs = days.reduce<string[][]>((all, day) => {
    const last = all.at(-1);
    const follows = last && DAYS.indexOf(day) === DAYS.indexOf(last.at(-1) ?? '') + 1;
    return follows ? [...all.slice(0, -1), [...last, day]] : [...all, [day]];
  }, []);
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','))).join(',');
}

/** Month and day; years are ignored. */
function readSeason(line: Loose): Pick<Hours[number], 'from' | 'to'> {
  const { validFrom, validThrough, from = validFrom, to = validThrough } = record(line);
  const [start, end] = [monthDay(from), monthDay(to)];
  return start && end ? { from: start, to: end } : ALL_YEAR;
}

const monthDay = (value: unknown): string | undefined =>
  /^(?:\d{4}-)?((?:0\d|1[0-2])-[0-3]\d)(?:T|$)/.exec(text(value) ?? '')?.[1];
