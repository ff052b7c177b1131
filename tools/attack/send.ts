/** Requests as an attacker writes them: any method, path and header, or bytes of a connection. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

interface Sent {
  readonly method?: string;
  /** From the first slash on, not normalised. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Buffer | string;
  readonly timeoutMs?: number;
}

export interface Answer {
  /** 0: none in time, or the connection was closed. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Bytes of the body. */
  readonly bytes: number;
  /** Milliseconds until the last byte. */
  readonly ms: number;
}

const TIMEOUT_MS = 20_000;
/** Streams without an end are left after so many bytes. */
const MAX_BYTES = 30_000_000;

export type Send = (sent: Sent) => Promise<Answer>;

export function createSend(port: number, connections = 8): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = ({ method = 'GET', path, headers = {}, body, timeoutMs = TIMEOUT_MS }) =>
    new Promise((resolve) => {
      const started = performance.now();
      const parts: Buffer[] = [];
      let bytes = 0;
      const end = (status: number, answered: Answer['headers'] = {}): void => {
        clearTimeout(timer);
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status, headers: answered, text, bytes, ms: performance.now() - started });
      };
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: headers as Record<string, string>,
          agent,
        },
        (response) => {
          const { statusCode = 0, headers: answered } = response;
          response.on('data', (part: Buffer) => {
            bytes += part.length;
            parts.push(part);
            const isEndless = answered['content-type']?.includes('event-stream');
            if (bytes > MAX_BYTES || isEndless) sent.destroy();
          });
          response.on('close', () => end(statusCode, answered));
        },
      );
      const timer = setTimeout(() => sent.destroy(), timeoutMs);
      sent.on('error', () => end(0));
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Writes bytes to a connection; what comes back until it is closed or the time is up. */
export function sendBytes(port: number, bytes: string, waitMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(bytes, 'latin1'));
    const timer = setTimeout(() => socket.destroy(), waitMs);
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
}
