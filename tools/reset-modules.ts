/**
 * Setup of tests that replace modules (vi.mock): each file evaluates its modules again, in the
 * worker of the file before. A worker of its own would cost twice as much.
 */
import { vi } from 'vitest';

vi.resetModules();
