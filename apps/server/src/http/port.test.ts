import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ensurePortIsFree, PortProblem } from './port.ts';

const other = createServer();
afterEach(() => other.close());

it('says in one sentence that a port is taken and what to do', async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const attempt = ensurePortIsFree('127.0.0.1', port);
  await expect(attempt).rejects.toThrow(PortProblem);
  await expect(attempt).rejects.toThrow(`Port ${port} is taken by another program`);
});

it('leaves a free port free', async () => {
  await ensurePortIsFree('127.0.0.1', 0);
  await expect(ensurePortIsFree('127.0.0.1', 0)).resolves.toBeUndefined();
});

it('says when the machine lacks the address', async () => {
  await expect(ensurePortIsFree('192.0.2.1', 0)).rejects.toThrow(
    'This machine has no address 192.0.2.1',
  );
});
