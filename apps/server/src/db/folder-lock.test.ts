import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseProblem } from './database-problem.ts';
import { lockFolder } from './folder-lock.ts';

/** Takes the lock in its first argument's folder, says `held` or `refused`, and stays until it is killed. */
const HOLDER = `
  import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)};
  try { lockFolder(process.argv[1]); gc(); console.log('held'); } catch { console.log('refused'); }
  setInterval(() => {}, 1000);
`;

describe('lockFolder', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'varde-lock-'));
  });
  afterEach(async () => {
    await Promise.all(children.splice(0).map(kill));
    rmSync(folder, { recursive: true });
  });

  function start(): ChildProcess {
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--input-type=module', '--eval', HOLDER, folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(child);
    return child;
  }
  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  async function answer(child: ChildProcess): Promise<string> {
    if (!child.stdout) throw new Error('no output to read');
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    return first.toString().trim();
  }
  const refusal = (): unknown => {
    try {
      lockFolder(folder)();
      return undefined;
    } catch (error) {
      return error;
    }
  };

  it('refuses a second holder in the same process until the first lets go', () => {
    const release = lockFolder(folder);
    expect(refusal()).toBeInstanceOf(DatabaseProblem);
    release();
    release();
    expect(refusal()).toBeUndefined();
  });

  it('names the process that holds the folder and says what to do', async () => {
    const child = start();
    expect(await answer(child)).toBe('held');
    expect(refusal()).toMatchObject({
      kind: 'taken',
      message: `The data folder ${folder} is in use by process ${child.pid}: stop that one first, or choose another folder with VARDE_DATA.`,
    });
  });

  it('takes over from a holder that was killed', async () => {
    const child = start();
    await answer(child);
    await kill(child);
    expect(refusal()).toBeUndefined();
  });

  it('lets exactly one of six processes have it that start together, after one was killed', async () => {
    const first = start();
    await answer(first);
    await kill(first);
    const answers = await Promise.all(Array.from({ length: 6 }, start).map(answer));
    expect(answers.sort()).toEqual(['held', ...Array.from({ length: 5 }, () => 'refused')]);
  });

  it('creates a folder that is not there', () => {
    lockFolder(join(folder, 'a', 'b'))();
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
  });

  it('explains a folder that cannot be used', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file'))).toThrow(/cannot be used.*VARDE_DATA/);
  });

  it('refuses although the note of who holds it is unreadable', async () => {
    const child = start();
    await answer(child);
    writeFileSync(join(folder, 'varde.pid'), 'x');
    expect(refusal()).toMatchObject({ message: expect.stringContaining('by another process') });
  });
});
