import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts';

/** A PostgreSQL of its own, and another one that follows it by streaming. */
export interface FollowedDatabase {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** As when its machine is lost. */
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** The primary follows the promoted standby, with all that it wrote since. */
  followBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startFollowedDatabase(): Promise<FollowedDatabase> {
  const home = mkdtempSync(path.join(tmpdir(), 'hako-followed-'));
  const place = async (name: string) => ({
    dir: path.join(home, name),
    port: await freePort(),
    isThrowAway: true,
  });
  const [first, second] = [await place('primary'), await place('standby')];
  // A folder at rest is the simplest of all base backups.
  await (await startEmbeddedPostgres(first)).stop();
  cpSync(first.dir, second.dir, { recursive: true });
  chmodSync(second.dir, 0o700);
  const follow = (one: { readonly dir: string }, other: { readonly port: number }): void => {
    const address = `host=127.0.0.1 port=${other.port} user=postgres`;
    writeFileSync(path.join(one.dir, 'standby.signal'), '');
    writeFileSync(path.join(one.dir, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
  };
  follow(second, first);
  let primary = await startEmbeddedPostgres(first);
  let standby: EmbeddedPostgres | undefined = await startEmbeddedPostgres(second);
  const stopStandby = async (): Promise<void> => {
    await standby?.stop();
    standby = undefined;
  };
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    stopStandby,
    async startStandby() {
      standby = await startEmbeddedPostgres(second);
    },
    async followBack() {
      await primary.stop();
      follow(first, second);
      primary = await startEmbeddedPostgres(first);
    },
    async close() {
      await stopStandby();
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
