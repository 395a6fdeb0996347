import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { openPool } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { writeTableTypes } from './platform/database/generate-types.ts';
import { migrate } from './platform/database/migrating/migrate.ts';

// `npm run db:types`: migrates a throw-away database and writes the types of its tables.
const dir = mkdtempSync(path.join(tmpdir(), 'hako-types-'));
const server = createServer();
const port = await new Promise<number>((resolve) =>
  server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
);
await new Promise((resolve) => server.close(resolve));
const postgres = await startEmbeddedPostgres({ dir, port, isThrowAway: true });
const pool = openPool({ url: postgres.url, poolSize: 4, log: pino({ level: 'silent' }) });
try {
  await migrate(pool);
  await writeTableTypes(pool);
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
