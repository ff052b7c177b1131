import type { Visit } from '@varde/contract/content';
import type { Document } from '@varde/contract/documents';
import type { MuseumData } from '@varde/contract/outside';

/** The museum's own document, with what only the museum-data service says. An answer of another shape than agreed adds nothing. */
export function withMuseumData(document: Document, told: MuseumData | undefined): Document {
  const { content, location } = document;
  if (!content || !told || !Array.isArray(told.hours)) return document;
  const { visit: own = {} } = content;
  const hours = own.hours?.length ? own.hours : told.hours;
  const visit: Visit = {
    ...said({ address: told.address, website: told.website, phone: told.phone }),
    ...own,
    ...(hours.length > 0 ? { hours } : {}),
  };
  const isEmpty = Object.keys(visit).length === 0;
  return {
    ...document,
    location: location ?? told.location,
    content: isEmpty ? content : { ...content, visit },
  };
}

/** Only what is text. */
function said(fields: Readonly<Record<'address' | 'website' | 'phone', unknown>>): Partial<Visit> {
  const told = Object.entries(fields).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(told) as Partial<Visit>;
}
