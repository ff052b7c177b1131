import type { Visit } from '@varde/contract/content';
import type { Document } from '@varde/contract/documents';
import type { MuseumData } from '@varde/contract/external';

/** The museum's own document, with what only the museum-data service says. An answer of another shape than agreed adds nothing. */
export function withMuseumData(document: Document, museumData: MuseumData | undefined): Document {
  const { content, location } = document;
  if (!content || !museumData || !Array.isArray(museumData.hours)) return document;
  const { visit: own = {} } = content;
  const hours = own.hours?.length ? own.hours : museumData.hours;
  const visit: Visit = {
    ...textFields({
      address: museumData.address,
      website: museumData.website,
      phone: museumData.phone,
    }),
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

/** Only what is text. */
function textFields(
  fields: Readonly<Record<'address' | 'website' | 'phone', unknown>>,
): Partial<Visit> {
  const entries = Object.entries(fields).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(entries) as Partial<Visit>;
}
