import {
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Database, kyselyOver } from '../database.ts';

/** Runs one statement and gives its rows. */
export type ReadRows = (text: string, values: unknown[]) => Promise<unknown[]>;

/**
 * Our tables, each statement read by itself, wherever `read` finds best. It opens no transactions.
 */
export function readingKysely(read: ReadRows): Database {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }) => ({
      rows: (await read(sql, [...parameters])) as Row[],
    }),
    streamQuery: () => {
      throw new Error('what is only read is not streamed');
    },
  };
  const refuse = async (): Promise<never> => {
    throw new Error('what is only read opens no transaction: use `db`');
  };
  const nothing = async (): Promise<void> => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return kyselyOver({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  });
}
