import type { Context } from '#context.ts';
import {
  findOwnerTitle,
  findRecord,
  findRecordMedia,
} from '#modules/outside/archive-records.repository.ts';
import { presentArtifact } from './stand-in.presenter.ts';

export interface ObjectsStandIn {
  /** An imported object as the museum database writes it. @param id its number or uuid */
  find(id: string): Promise<object | undefined>;
}

export function createObjectsStandIn({ database }: Pick<Context, 'database'>): ObjectsStandIn {
  return {
    async find(id) {
      const found = await findRecord(database, 'object', id);
      if (!found) return undefined;
      const { source: object, language } = found;
      const { images, model3d, owner } = object;
      const [media, ownerTitle] = await Promise.all([
        findRecordMedia(database, [...images, ...(model3d ? [model3d] : [])]),
        findOwnerTitle(database, owner),
      ]);
      return presentArtifact({ object, language, media, ownerTitle });
    },
  };
}
