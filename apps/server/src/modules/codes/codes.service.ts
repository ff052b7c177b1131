import { resolveCode } from '@varde/domain/resolve-code';
import type { CodeLengths, CodeTarget } from '@varde/contract/codes';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { presentCode } from './codes.presenter.ts';
import { findCode, findLengths } from './codes.repository.ts';

export interface CodesService {
  /** Where a printed code leads; `undefined` when it is unknown or nothing it leads to stands any more. */
  get(code: string, audience: Audience): Promise<CodeTarget | undefined>;
  /** How many digits the printed numbers have, shortest first. */
  lengths(): Promise<CodeLengths>;
}

export function createCodesService({ database }: Context): CodesService {
  return {
    async get(code, audience) {
      // Packs hold small letters only; people type as they like.
      const printed = await findCode(database, code.toLowerCase(), audience);
      const resolved = printed && resolveCode(printed);
      return resolved && presentCode(resolved);
    },
    lengths: async () => ({ items: await findLengths(database) }),
  };
}
