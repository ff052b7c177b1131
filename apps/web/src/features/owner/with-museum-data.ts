import type { Visit } from '@varde/contract/content';
import type { Document } from '@varde/contract/documents';
import type { MuseumData } from '@varde/contract/external';

/** The museum's document, completed by the museum-data service. Invalid responses add nothing. */
export function withMuseumData(document: Document, museumData: MuseumData | undefined): Document {
  const { content, location } = document;
  if (!content || !museumData || !Array.isArray(museumData.hours)) return document;
  const { visit: own = {} } = content;
  const hours = own.hours?.length ? own.hours : museumData.hours;
  const visit: Visit = {
    ...textFields(museumData),
    ...own,
    ...(hours.length > 0 ? { hours } : {}),
  };
  const isEmpty = Object.keys(visit).length === 0;
  return {
    ...document,
    location: location ?? museumData.location,
    content: isEmpty ? content : { ...content, visit },
  };
}

/** Only strings. */
const textFields = ({
  address,
  website,
  phone,
}: Readonly<Record<'address' | 'website' | 'phone', unknown>>): Partial<Visit> => ({
  ...(typeof address === 'string' && { address }),
  ...(typeof website === 'string' && { website }),
  ...(typeof phone === 'string' && { phone }),
});
