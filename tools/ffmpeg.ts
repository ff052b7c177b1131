import { ensureDebianProgram } from './debian-program.ts';

/** Its path; `undefined` where there is none and none may be installed: the tests that need it are then skipped. */
export const ensureFfmpeg = (): string | undefined =>
  process.env['TEST_FFMPEG'] ?? ensureDebianProgram('ffmpeg');
