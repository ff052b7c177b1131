import { AsyncLocalStorage } from 'node:async_hooks';
import { DefaultQueryExecutor, Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import type { ConnectionProvider, DatabaseConnection, Driver, PostgresPool } from 'kysely';

/**
 * Creates a Kysely that rejects a query by the outer handle inside a transaction's callback. On a
 * single connection that query would deadlock; on several it would silently run outside the
 * transaction.
 */
export async function createKysely<T>(pool: PostgresPool): Promise<Kysely<T>> {
  const dialect = new PostgresDialect({ pool });
  const driver = new ClosableDriver({ pool });
  await driver.init();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new GuardedConnections(driver),
  );
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}

class ClosableDriver extends PostgresDriver {
  #closed = false;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#closed) throw new Error('The database has been closed.');
    return super.acquireConnection();
  }

  override async destroy(): Promise<void> {
    this.#closed = true;
    await super.destroy();
  }
}

class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver;
  /** Set while running code that was started by a consumer with a connection. */
  readonly #held = new AsyncLocalStorage<{ active: boolean }>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#held.getStore()?.active) {
      throw new Error(
        "A query inside a transaction used the outer database handle. Use the handle that the transaction's callback is given.",
      );
    }
    const connection = await this.#driver.acquireConnection();
    const state = { active: true };
    try {
      return await this.#held.run(state, () => consumer(connection));
    } finally {
      state.active = false;
      await this.#driver.releaseConnection(connection);
    }
  }
}
