import type pg from 'pg';
import { WatchedClient } from '../../src/platform/database/watched-client.ts';

/** What this pool sends from now on: each statement, without the values that it asks for. */
export function sentStatements(pool: pg.Pool): string[] {
  const sent: string[] = [];
  const listen = (client: unknown) => {
    if (client instanceof WatchedClient) client.listen((text) => void sent.push(text));
  };
  const { clients } = pool as pg.Pool & { readonly clients: ReadonlySet<WatchedClient> };
  for (const client of clients) listen(client);
  pool.on('connect', listen);
  return sent;
}
