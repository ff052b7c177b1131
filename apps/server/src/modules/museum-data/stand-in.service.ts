import { MUSEUM_DATA_PREFIX } from '@varde/domain/constants';
import type { Context } from '#context.ts';
import { findMuseum } from './museum-data.repository.ts';
import { presentMuseum } from './stand-in.presenter.ts';

export interface MuseumsStandIn {
  /** An imported museum as the museum-data service may write it. @param id with its prefix */
  find(id: string): Promise<object | undefined>;
}

export function createMuseumsStandIn({ database }: Pick<Context, 'database'>): MuseumsStandIn {
  return {
    async find(id) {
      if (!id.startsWith(MUSEUM_DATA_PREFIX)) return undefined;
      const museum = await findMuseum(database, id.slice(MUSEUM_DATA_PREFIX.length));
      return museum && presentMuseum(id, museum);
    },
  };
}
