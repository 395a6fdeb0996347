import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { settingsOf } from './history.ts';
import type { Acknowledged } from './work.ts';

const run = promisify(execFile);
const MAIN = path.resolve(import.meta.dirname, '../../../server/src/main.ts');

/** What was acknowledged and is not there. */
export async function lostIn(cluster: Cluster, asked: Acknowledged): Promise<string[]> {
  const transfers = await there(cluster, 'select bank_reference as name from wallet_transfers');
  const pictures = await there(cluster, 'select id as name from files');
  return [
    ...asked.transfers.filter((one) => !transfers.has(one)),
    ...asked.pictures.filter((one) => !pictures.has(one)),
  ];
}

/** What is there of a later time. */
export async function tooNewIn(cluster: Cluster, later: Acknowledged): Promise<string[]> {
  const lost = new Set(await lostIn(cluster, later));
  return [...later.transfers, ...later.pictures].filter((one) => !lost.has(one));
}

async function there(cluster: Cluster, statement: string): Promise<ReadonlySet<string>> {
  const rows = await cluster.query<{ name: string }>(statement);
  return new Set(rows.map(({ name }) => name));
}

/** The seals of the days that are over, one beside the other. */
export async function sealsOf(cluster: Cluster): Promise<string> {
  const rows = await cluster.query<{ seal: string }>(
    `select day::text || ' ' || hash as seal from ledger_seals order by number`,
  );
  return rows.map(({ seal }) => seal).join('\n');
}

/**
 * What our own `examine` says of a restored service: every invariant, and every picture. Empty: all
 * is as it must be.
 */
export async function faultsOf({ url }: Pick<Cluster, 'url'>, dataDir: string): Promise<string> {
  // In a test nothing is logged.
  const settings = { ...settingsOf(url, dataDir), HAKO_ENV: 'development' };
  try {
    await run(process.execPath, [MAIN, 'examine'], {
      env: { PATH: process.env['PATH'], ...settings },
    });
    return '';
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout: string; stderr: string };
    return `code ${code}: ${stdout}${stderr}`;
  }
}
