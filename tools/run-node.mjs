/** Runs the pinned Node as a child process that ends together with this one. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, root } from './install.mjs';

// glibc's allocator keeps an arena per thread, of which we have many (database, images, compiler):
// two suffice. A fixed threshold returns memory to the system: a process that rendered 120 images
// stays at 150 MB instead of 800.
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
/** What Node has compiled is kept: of a second start it takes half of the work. */
const NODE_COMPILE_CACHE = path.join(root, '.cache', 'compiled');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 500;

/**
 * Resolves with the child's exit code. The child gets the signals of this process, and SIGTERM when
 * npm is gone: the shell between npm and this process ends by a signal without passing it on. (A
 * terminal sends Ctrl+C to the child, too, which must bear a signal twice.)
 * @param {readonly string[]} args
 * @param {string} [cwd] default: this process's own
 * @returns {Promise<number>}
 */
export async function runNode(args, cwd) {
  const env = { ...MEMORY, NODE_COMPILE_CACHE, ...process.env };
  const child = spawn(pinnedNode(), args, { stdio: 'inherit', cwd, env });
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const parent = process.ppid;
  const check = () => process.ppid !== parent && child.kill('SIGTERM');
  const timer = process.env.npm_lifecycle_event && setInterval(check, PARENT_CHECK_MS);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, forward);
  }
}
