/**
 * What the museum-data service tells of a museum → what we show. How it writes is not public (external-services, 4.6): keys are read
 * by schema.org's names and by those that museums' other services use, and what is not understood is left out.
 */
import type { MuseumData } from '@varde/contract/outside';
import {
  place,
  placeInText,
  record,
  records,
  text,
  texts,
  type Loose,
} from '#modules/outside/read-loosely.ts';
import { readHours } from './read-hours.ts';

/** `undefined` for what is no museum. */
export function readMuseum(body: unknown): MuseumData | undefined {
  const museum = unwrapped(body);
  const read: MuseumData = {
    address: readAddress(museum),
    hours: readHours(firstOf(museum, HOURS)),
    website: pageAddress(firstOf(museum, WEBSITE)),
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

/** Some services wrap the one, or give a list of one. */
function unwrapped(body: unknown): Loose {
  const outer = record(Array.isArray(body) ? (body as unknown[])[0] : body);
  const [listed] = records(outer['items']);
  const inner = WRAPS.map((key) => record(outer[key])).find((one) => Object.keys(one).length > 0);
  return listed ?? inner ?? outer;
}

function firstOf(holder: Loose, keys: readonly string[]): unknown {
  return keys.map((key) => holder[key]).find((one) => one !== undefined && one !== null);
}

/** On one line, or in its parts. */
function readAddress(museum: Loose): string | null {
  const whole = firstOf(museum, ['address', 'visitingAddress', 'visiting_address']);
  if (typeof whole === 'string') return text(whole.replace(/\s*[\r\n]+\s*/g, ', ')) ?? null;
  const parts = { ...museum, ...record(whole) };
  const said = (keys: readonly string[]) => text(firstOf(parts, keys));
  const town = texts([said(CODE), said(TOWN)]).join(' ');
  return texts([said(STREET), town]).join(', ') || null;
}

/** Only what can be called. */
function readPhone(museum: Loose): string | null {
  const said = text(firstOf(museum, PHONE));
  return said && /^\+?[\d\s()/-]{5,30}$/.test(said) ? said : null;
}

/** Only of the web: it becomes a link. People leave its beginning out. */
function pageAddress(value: unknown): string | null {
  const said = text(value);
  const address = said && /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(said) ? `https://${said}` : said;
  return address && /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : null;
}

function readPlace(museum: Loose): MuseumData['location'] {
  const point = firstOf(museum, POINT);
  const { latitude, longitude, lat, lng, lon } = { ...museum, ...record(point) };
  return placeInText(point) ?? place(latitude ?? lat, longitude ?? lng ?? lon) ?? null;
}
