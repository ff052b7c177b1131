/** The server cannot listen on its host and port; the message contains the fix. */
export class PortProblem extends MessageError {}

export function explainListening(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE') {
    return new PortProblem(
      msg`Port ${port} is taken by another program: stop that one, or choose another port (PORT=${port + 100} npm start, varde preview --port ${port + 100}).`,
    );
  }
  if (error.code === 'EACCES') {
    return new PortProblem(
      msg`Port ${port} may not be used by this user: choose one above 1023, such as PORT=4000.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new PortProblem(
      msg`This machine has no address ${host}: set HOST to one it has, or to 127.0.0.1.`,
    );
  }
  return error;
}
import { MessageError, msg } from '@varde/domain/message';
