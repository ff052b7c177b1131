/**
 * Serves the API in a process that a test can kill: `serve-child.ts <data folder> <users> <database
 * URL>`; without the last, on the database in the folder. Prints the port and the users' access
 * tokens.
 */
import type { AddressInfo } from 'node:net';
import { buildApp } from '#app.ts';
import { loadConfig } from '#config/config.ts';
import { openDatabase } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { createAccessTokens } from '#identity/tokens/access-tokens.service.ts';
import { openMediaStore } from '#media/storage/media.store.ts';

const [dataFolder = '', users = '1', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataFolder, databaseUrl });
await migrate(database);
const names = Array.from({ length: Number(users) }, (_, nr) => `user ${nr}`);
// Started quizzes can be updated, even without content.
await database.kysely
  .insertInto('quiz_response')
  .values(names.map((name) => ({ user_id: name, document_id: 1, quiz_data: '{}' })))
  .onConflict((conflict) => conflict.doNothing())
  .execute();
const config = loadConfig({ VARDE_DATA: dataFolder, VARDE_LOG_LEVEL: 'silent' });
const mediaStore = await openMediaStore(dataFolder);
const app = await buildApp({ config, database, mediaStore });
await app.listen({ host: '127.0.0.1', port: 0 });
const tokens = createAccessTokens(database);
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit());
});
const { port } = app.server.address() as AddressInfo;
const issued = await Promise.all(names.map((name) => tokens.issue(name)));
process.stdout.write(`${JSON.stringify({ port, tokens: issued })}\n`);
