/** `npm start`: the server with the built site. */
import { serveBuiltSite } from './serve.ts';
import { fail } from './start/process-lifecycle.ts';

await serveBuiltSite().catch(fail);
