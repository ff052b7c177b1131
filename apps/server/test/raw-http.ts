/** Requests over a connection of their own, and responses byte for byte. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { API_KEY } from './app.ts';

export interface Sent {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends bytes and returns those of the response. */
export async function exchange(
  port: number,
  { method = 'GET', url, headers }: Sent,
): Promise<Buffer> {
  const lines = Object.entries({ Host: 'guide.example', 'api-key': API_KEY, ...headers })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

export const headersOf = (bytes: Buffer): Map<string, string> =>
  new Map(
    (bytes.toString('latin1').split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.split(': ')[1] ?? '']),
  );

export const statusOf = (bytes: Buffer): number => Number(bytes.toString('latin1', 9, 12));
export const bodyOf = (bytes: Buffer): Buffer => bytes.subarray(bytes.indexOf('\r\n\r\n') + 4);
