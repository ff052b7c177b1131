/** Structured data (schema.org) of a visit to a museum. Pure. */
import { seasonAt, weekdaysOf, type OpeningHours } from '@varde/domain/opening-hours';

export interface VisitData {
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly website?: string | undefined;
  readonly hours: readonly OpeningHours[];
}

/** Practical information about a place. @param date `YYYY-MM-DD`; the hours are of its season */
export function visitData({ address, phone, website, hours }: VisitData, date: string) {
  return {
    ...(address && { address: postalAddress(address) }),
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map((one) => openingHours(one, date)),
    }),
  };
}

/** `Storgata 1, 5003 Bergen` or `Storgatan 1, 374 96 Visby`, else the text as it is written. */
function postalAddress(address: string) {
  const comma = address.lastIndexOf(',');
  const [streetAddress, town] = [address.slice(0, comma), address.slice(comma + 1).trim()];
  const [, postalCode, addressLocality] = /^(\d{4}|\d{3} ?\d{2})\s([^\d]+)$/.exec(town) ?? [];
  return comma > 0 && addressLocality
    ? {
        '@type': 'PostalAddress',
        streetAddress,
        postalCode,
        addressLocality: addressLocality.trim(),
      }
    : address;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function openingHours(hours: OpeningHours, date: string) {
  const season = seasonAt(hours, date);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdaysOf(hours).map((day) => `https://schema.org/${WEEKDAYS[day]}`),
    opens: hours.open,
    closes: hours.close,
    validFrom: season.from,
    validThrough: season.to,
  };
}
