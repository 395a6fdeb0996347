import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { asPostgres, asRoot, programOf, type Surroundings } from './tools.ts';

const OPS = path.resolve(import.meta.dirname, '../../../ops');
/** What our files leave to the operator. */
const PASS = 'a passphrase that only the drill knows';
/** What must be there when only the copies are left. */
export const SECRETS = 'HAKO_SECRET=a secret that is copied as well\n';

/** The repository of a drill with the files of `ops`, and what an operator does with them. */
export interface Repository {
  /** Where everything of the drill lies. */
  readonly home: string;
  /** Where the service keeps its pictures. */
  readonly dataDir: string;
  /** What programs of the drill find in their surroundings. */
  readonly env: Surroundings;
  readonly stamp: string;
  /** A new cluster that archives, in the folder of that one. */
  makePrimary(cluster: Pick<Cluster, 'folder' | 'port'>): Promise<void>;
  /** `pgbackrest` for the stanza, as the user of PostgreSQL. */
  pgbackrest(...args: string[]): Promise<string>;
  /** The script that the timers run. */
  backUp(kind: 'full' | 'diff' | 'files'): Promise<void>;
  /** Does it while one byte of its largest file is turned over. */
  damaged<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The pictures of the newest copy, into that folder; gives the secrets of it. */
  restoreFiles(folder: string): Promise<string>;
  forget(): Promise<void>;
}

/** Makes the folders and copies our configuration into them, with its places changed. */
export async function openRepository(): Promise<Repository> {
  const home = await mkdtemp(path.join(tmpdir(), 'hako-drill-'));
  const [dataDir, secrets] = [path.join(home, 'data'), path.join(home, 'etc')];
  for (const folder of [dataDir, secrets, 'repository', 'log', 'copies'])
    await mkdir(path.resolve(home, folder), { recursive: true });
  const config = path.join(secrets, 'pgbackrest.conf');
  await writeFile(path.join(secrets, 'hako.env'), SECRETS);
  await writeFile(path.join(home, 'restic-password'), PASS);
  await asRoot('chown', ['-R', 'postgres:', home]);
  await chmod(home, 0o755);
  const stamp = path.join(home, 'backup.stamp');
  const env = {
    PGBACKREST_CONFIG: config,
    RESTIC_REPOSITORY: path.join(home, 'copies'),
    RESTIC_PASSWORD_FILE: path.join(home, 'restic-password'),
    RESTIC_CACHE_DIR: path.join(home, 'cache'),
    HAKO_DATA_DIR: dataDir,
    HAKO_SECRETS: secrets,
    HAKO_BACKUP_STAMP: stamp,
    HAKO_BACKUP_LOCK: path.join(home, 'lock'),
  };
  await asRoot('restic', ['init', '--quiet'], env);
  return {
    ...{ home, dataDir, env, stamp },
    async makePrimary({ folder, port }) {
      await writeFile(config, await configOf(home, folder, port));
      await makeCluster(folder, env);
    },
    pgbackrest: (...args) => asPostgres('pgbackrest', ['--stanza=hako', ...args], env),
    backUp: async (kind) => void (await asRoot(path.join(OPS, 'backup/hako-backup'), [kind], env)),
    damaged: (work) => withTurnedByte(path.join(home, 'repository/backup'), work),
    async restoreFiles(folder) {
      const target = `${folder}-copy`;
      await asRoot('restic', ['restore', 'latest', '--tag', 'hako', '--target', target], env);
      await cp(path.join(target, dataDir), folder, { recursive: true });
      return readFile(path.join(target, secrets, 'hako.env'), 'utf8');
    },
    forget: () => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}

/** Our configuration in the places of the drill. */
async function configOf(home: string, folder: string, port: number): Promise<string> {
  const ours = await readFile(path.join(OPS, 'pgbackrest/pgbackrest.conf'), 'utf8');
  return ours
    .replace('/var/lib/pgbackrest', path.join(home, 'repository'))
    .replace('/var/log/pgbackrest', path.join(home, 'log'))
    .replace('CHANGE-ME', PASS)
    .replace(/pg1-path=.*/, `pg1-path=${folder}\npg1-socket-path=${home}`)
    .replace(/pg1-port=.*/, `pg1-port=${port}`);
}

async function makeCluster(folder: string, env: Surroundings): Promise<void> {
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'];
  await asPostgres(programOf('initdb'), ['-D', folder, ...options], env);
  const ours = await readFile(path.join(OPS, 'pgbackrest/postgresql.conf'), 'utf8');
  await appendFile(path.join(folder, 'postgresql.conf'), `\n${ours}`);
}

async function withTurnedByte<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const found = await asRoot('find', [folder, '-type', 'f', '-size', '+8k', '-printf', '%s %p\n']);
  const [largest = ''] = found
    .trim()
    .split('\n')
    .toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  const file = await open(largest.slice(largest.indexOf(' ') + 1), 'r+');
  const at = Math.floor(Number.parseInt(largest, 10) / 2);
  const turn = async (): Promise<void> => {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
  };
  try {
    await turn();
    return await work();
  } finally {
    await turn();
    await file.close();
  }
}
