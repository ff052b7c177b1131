/** A museum as the museum-data service may write it: by schema.org's names (external-services, 4.6, knows no others). */
import type { StandInMuseumRow } from './museum-data.repository.ts';

const YEAR = 2000;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function presentMuseum(id: string, { title, lat, lng, visit }: StandInMuseumRow) {
  const { address, hours = [], website, phone } = visit ?? {};
  return {
    '@type': 'Museum',
    identifier: id,
    name: title,
    ...(address ? { address: { '@type': 'PostalAddress', streetAddress: address } } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(website ? { url: website } : {}),
    ...(lat !== null && lng !== null ? { geo: { latitude: lat, longitude: lng } } : {}),
    openingHoursSpecification: hours.map(({ from, to, days, open, close }) => ({
      dayOfWeek: namesOf(days),
      opens: open,
      closes: close,
      // The turn of the year does not matter: only month and day are read.
      validFrom: `${YEAR}-${from}`,
      validThrough: `${from <= to ? YEAR : YEAR + 1}-${to}`,
    })),
  };
}

/** `mon-wed,sun` → the names of these days. */
function namesOf(days: string): string[] {
  const at = (day: string) => DAYS.findIndex((name) => name.toLowerCase().startsWith(day));
  return days.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('-');
    const [from, to] = [at(first), at(last)];
    return DAYS.filter((_, day) =>
      from <= to ? day >= from && day <= to : day >= from || day <= to,
    );
  });
}
