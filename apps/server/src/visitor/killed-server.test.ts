import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_KEY } from '#test/app.ts';
import { startChild } from '#test/child.ts';
import { createDatabase, TEMPLATE } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';

/** More rounds for a long run: `VARDE_KILL_ROUNDS=20`. */
const ROUNDS = Number(env['VARDE_KILL_ROUNDS'] ?? 3);
/** Of a round that will never end: far above what one takes beside two other test runs. */
const HANGS_MS = 200_000;
const USERS = 4;
/** Writes to acknowledge before the kill, which follows at another one in every round. */
const CALM_WRITES = 20;
const STORM_WRITES = 60;

interface Serving {
  readonly child: ChildProcess;
  readonly base: string;
  readonly tokens: readonly string[];
}

async function serve(dataFolder: string, databaseUrl: string): Promise<Serving> {
  const args = [dataFolder, String(USERS), databaseUrl];
  const { child, line } = await startChild('serve-child.ts', args);
  const { port, tokens } = JSON.parse(line) as { port: number; tokens: string[] };
  return { child, base: `http://127.0.0.1:${port}/api/v3/`, tokens };
}

const headersOf = (token: string) => ({
  'api-key': API_KEY,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** The last acknowledged number by user, of settings and of a quiz. */
type Acknowledged = { settings: number[]; quiz: number[] };

/** All users write one number after another until the server is killed at that write. */
async function storm(
  { base, tokens, child }: Serving,
  acknowledged: Acknowledged,
  killAt: number,
): Promise<void> {
  let count = 0;
  const write = async (path: string, token: string, body: object): Promise<boolean> => {
    const sent = fetch(base + path, {
      method: 'PUT',
      headers: headersOf(token),
      body: JSON.stringify(body),
    });
    const response = await sent.catch(() => undefined);
    count += 1;
    if (count === killAt) child.kill('SIGKILL');
    return response?.ok ?? false;
  };
  const settings = async (user: number, token: string): Promise<void> => {
    for (let nr = (acknowledged.settings[user] ?? 0) + 1; ; nr += 1) {
      if (!(await write('user-settings', token, { settings: { nr } }))) return;
      acknowledged.settings[user] = nr;
    }
  };
  const quiz = async (user: number, token: string): Promise<void> => {
    for (let nr = (acknowledged.quiz[user] ?? 0) + 1; ; nr += 1) {
      if (!(await write('quiz-response', token, { document_id: 1, quiz_data: { nr } }))) return;
      acknowledged.quiz[user] = nr;
    }
  };
  const died = once(child, 'exit');
  await Promise.all(tokens.flatMap((token, user) => [settings(user, token), quiz(user, token)]));
  await died;
}

async function readStored({ base, tokens }: Serving): Promise<Acknowledged> {
  const read = async (path: string, token: string): Promise<{ nr?: number } | undefined> => {
    const response = await fetch(base + path, { headers: headersOf(token) });
    expect(response.status).toBe(200);
    const { settings, quiz_data } = (await response.json()) as Record<string, { nr?: number }>;
    return settings ?? quiz_data;
  };
  const all = (path: string): Promise<number[]> =>
    Promise.all(tokens.map(async (token) => (await read(path, token))?.nr ?? 0));
  return {
    settings: await all('user-settings/current'),
    quiz: await all('quiz-response?document_id=1'),
  };
}

/** Beside the embedded database: db/embedded/embedded.test.ts. */
describe('a server killed during writes', () => {
  const folder = folderForAll();
  let postgres: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    postgres = await createDatabase(TEMPLATE);
  });
  afterAll(() => postgres.drop());

  it(
    'has stored every acknowledged write',
    async () => {
      const acknowledged: Acknowledged = { settings: [], quiz: [] };
      let killAt = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const serving = await serve(folder, postgres.url);
        const found = await readStored(serving);
        const isMissing = (what: keyof Acknowledged): boolean =>
          acknowledged[what].some((nr, user) => (found[what][user] ?? 0) < nr);
        const missing = { settings: isMissing('settings'), quiz: isMissing('quiz') };
        expect({ killAt, ...missing }).toEqual({ killAt, settings: false, quiz: false });
        Object.assign(acknowledged, found);
        killAt = CALM_WRITES + Math.floor((STORM_WRITES * (round + 0.5)) / ROUNDS);
        await storm(serving, acknowledged, killAt);
      }
      const found = await readStored(await serve(folder, postgres.url));
      for (const what of ['settings', 'quiz'] as const)
        for (const [user, nr] of acknowledged[what].entries())
          expect(found[what][user]).toBeGreaterThanOrEqual(nr);
      expect(Math.min(...found.settings, ...found.quiz)).toBeGreaterThan(0);
    },
    ROUNDS * HANGS_MS,
  );
});
