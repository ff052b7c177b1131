import type { MuseumData } from '@varde/contract/external';
import { museumDataIdentifier } from '@varde/domain/external-identifiers';
import type { Context } from '#context.ts';
import { parseResponse, type LookupResult, type ExternalClient } from '../external.client.ts';
import { fillUrlTemplate } from '#config/external-settings.ts';
import { findMuseum } from '../archive-records.repository.ts';
import { readMuseum } from './read-museum.ts';

export interface MuseumDataService {
  /** All fields empty for an unknown museum. @param identifier the owner's own */
  find(identifier: string): Promise<LookupResult<MuseumData>>;
}

export function createMuseumDataService(
  { database, config }: Context,
  client: ExternalClient,
): MuseumDataService {
  const { museums } = config.external.services;
  return {
    /** Imported fields take precedence; the service is queried only for missing ones. */
    async find(identifier) {
      const own = await findImported(database, identifier);
      const isComplete = own.hours.length > 0 && !Object.values(own).includes(null);
      if (isComplete || !museums) return { status: 'found', item: own };
      const id = museumDataIdentifier(identifier);
      const result = parseResponse(
        await client.fetch(fillUrlTemplate(museums, { id })),
        readMuseum,
      );
      if (result.status === 'unavailable') return result;
      const item = result.status === 'found' ? filledFrom(own, result.item) : own;
      return { status: 'found', item };
    },
  };
}

const NOTHING: MuseumData = {
  address: null,
  hours: [],
  website: null,
  phone: null,
  location: null,
};

async function findImported(
  database: Context['database'],
  identifier: string,
): Promise<MuseumData> {
  const museum = await findMuseum(database, identifier.toLowerCase());
  if (!museum) return NOTHING;
  const { lat, lng } = museum;
  const { address = null, website = null, phone = null, hours: lines = [] } = museum.visit ?? {};
  const hours = lines.map(({ from, to, days, open, close }) => ({ from, to, days, open, close }));
  const location = lat === null || lng === null ? null : { lat, lng };
  return { address, hours, website, phone, location };
}

function filledFrom(own: MuseumData, external: MuseumData): MuseumData {
  return {
    address: own.address ?? external.address,
    hours: own.hours.length > 0 ? own.hours : external.hours,
    website: own.website ?? external.website,
    phone: own.phone ?? external.phone,
    location: own.location ?? external.location,
  };
}
