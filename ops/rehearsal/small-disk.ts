/** A disk in memory that can be filled, below a folder of a program. Needs root, to mount it. */
import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isFullDisk } from '../../apps/server/src/full-disk.ts';

const run = promisify(execFile);

export const canMount = process.getuid?.() === 0;

const BLOCK = Buffer.alloc(1 << 20);
const SMALL_BLOCK = Buffer.alloc(1 << 12);

export interface SmallDisk {
  /** Leaves no block free. */
  fill(): Promise<void>;
  unmount(): Promise<void>;
}

/** @param folder exists; what it holds is hidden until the disk is unmounted */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return {
    async fill() {
      const file = await open(path.join(folder, 'filler'), 'w');
      for (const block of [BLOCK, SMALL_BLOCK])
        try {
          for (;;) await file.appendFile(block);
        } catch (error) {
          if (!isFullDisk(error)) throw error;
        }
      await file.close();
    },
    unmount: async () => void (await run('umount', ['--lazy', folder])),
  };
}
