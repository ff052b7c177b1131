/** A service from both its ends: a server that asks it, as it is played, and one that answers from its own pack by the stand-in. */
import { afterAll, beforeAll } from 'vitest';
import type { Env } from '#config.ts';
import type { TestApp } from './app.ts';
import { openApiPack } from './api-pack.ts';
import type { OpenDatabase } from './database.ts';
import { openOutside, type OutsideServer } from './outside-server.ts';

export interface BothEnds {
  readonly outside: OutsideServer;
  readonly live: TestApp;
  readonly local: TestApp;
}

export interface EndsOptions {
  /** Of the pack that both have. */
  readonly files: Readonly<Record<string, string>>;
  /** Lets the service know something, and gives the settings by which it is asked. */
  readonly play: (outside: OutsideServer) => Promise<Env>;
}

/** Opens both before the tests of the suite that calls this, and closes them after. */
export function openBothEnds(open: OpenDatabase, { files, play }: EndsOptions): BothEnds {
  const ends = {} as { -readonly [End in keyof BothEnds]: BothEnds[End] };
  beforeAll(async () => {
    ends.outside = await openOutside();
    const env = await play(ends.outside);
    [ends.live, ends.local] = await Promise.all([
      openApiPack(open, { files, env }),
      openApiPack(open, { files }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([ends.live.close(), ends.local.close()]);
    await ends.outside.close();
  });
  return ends;
}
