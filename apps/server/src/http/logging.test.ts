import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainLine } from './logging.ts';

it('lines are written together and in order, the last ones when the process exits', () => {
  const script = `
    import { standardOutput } from ${JSON.stringify(join(import.meta.dirname, 'logging.ts'))};
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    const log = standardOutput();
    stdout.write = (text) => {
      write(text + '|');
      if (!text.startsWith('one')) return;
      queueMicrotask(() => {
        log.write('three;');
        process.exit();
      });
    };
    log.write('one;');
    log.write('two;');
    setInterval(() => {}, 1_000);`;
  const args = ['--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(output).toBe('one;two;|three;|');
});

it('what the process prints follows the lines that were logged before', () => {
  const script = `
    import { standardOutput } from ${JSON.stringify(join(import.meta.dirname, 'logging.ts'))};
    import { print } from ${JSON.stringify(join(import.meta.dirname, '../start/process-lifecycle.ts'))};
    standardOutput().write('logged;');
    print({ template: 'printed', values: [] });`;
  const args = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('logged;printed\n');
});

it('a request is logged as one plain line', () => {
  const line = plainLine({
    level: 'info',
    time: '2026-05-17T18:03:12.000Z',
    msg: 'request',
    method: 'GET',
    route: '/api/v3/documents/:id',
    status: 200,
    ms: 3.2,
  });
  expect(line).toBe('18:03:12  info  request  GET /api/v3/documents/:id 200 3.2 ms\n');
});

it('a refused request is logged with the rule that refused it', () => {
  const line = plainLine({
    level: 'info',
    time: '2026-05-17T18:03:12.000Z',
    msg: 'request',
    method: 'POST',
    route: '/api/v3/documents/:id/unlock',
    status: 429,
    problem: 'too-many-requests',
    ms: 3.2,
  });
  expect(line).toMatch(/ 429 too-many-requests 3\.2 ms\n$/);
});

it('an error is logged with its stack and the correlation id', () => {
  const line = plainLine({
    level: 'error',
    time: '2026-05-17T18:03:12.000Z',
    msg: 'request failed',
    correlation_id: 'c0ffee',
    err: { stack: 'Error: broken\n  at x' },
  });
  expect(line).toBe('18:03:12  error  request failed  (c0ffee)\nError: broken\n  at x\n');
});
