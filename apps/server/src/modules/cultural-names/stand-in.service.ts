import type { Context } from '#context.ts';
import { findRecord } from '#modules/outside/archive-records.repository.ts';
import { presentEntity } from './stand-in.presenter.ts';

export interface NamesStandIn {
  /** An imported name as the cultural-name service writes it. */
  find(uuid: string): Promise<object | undefined>;
}

export function createNamesStandIn({ database }: Pick<Context, 'database'>): NamesStandIn {
  return {
    async find(uuid) {
      const found = await findRecord(database, 'entity', uuid);
      return found && presentEntity(found.source);
    },
  };
}
