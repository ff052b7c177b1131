/**
 * Property tests draw the same inputs in each run, so that a change is never blamed for a defect it
 * did not cause. `TEST_SEED=random` (or a number) draws others; a failure names its seed.
 */
import fc from 'fast-check';

const seed = process.env['TEST_SEED'] ?? '1';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
