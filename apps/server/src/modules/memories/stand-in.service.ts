import type { Context } from '#context.ts';
import { findRecord, findRecordMedia } from '#modules/outside/archive-records.repository.ts';
import { presentResponse } from './stand-in.presenter.ts';

export interface MemoriesStandIn {
  /** An imported memory as the archive of its country writes it; the other archive does not know it. */
  find(country: 'no' | 'se', id: string): Promise<object | undefined>;
}

export function createMemoriesStandIn({ database }: Pick<Context, 'database'>): MemoriesStandIn {
  return {
    async find(country, id) {
      const found = await findRecord(database, 'memory', id);
      if (found?.source.country !== country) return undefined;
      const { images, audio } = found.source;
      const media = await findRecordMedia(database, [...images, ...(audio ? [audio] : [])]);
      return presentResponse(found.source, media);
    },
  };
}
