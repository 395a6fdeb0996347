import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_OUTPUT = 64_000_000;

/** Where Debian keeps the newest PostgreSQL that is installed; undefined without one. */
const BIN = newestBin('/usr/lib/postgresql');

function newestBin(root: string): string | undefined {
  try {
    const versions = readdirSync(root).toSorted((one, other) => Number(other) - Number(one));
    return versions[0] && path.join(root, versions[0], 'bin');
  } catch {
    return undefined;
  }
}

const isThere = (program: string, option: string): Promise<boolean> =>
  run(program, [option]).then(
    () => true,
    () => false,
  );

/** Whether Debian's PostgreSQL is here. */
export const hasPostgres: boolean = BIN !== undefined;

/** What the drill needs: root on a Debian, as an operator has. */
export const hasBackupTools: boolean =
  hasPostgres &&
  process.getuid?.() === 0 &&
  (await isThere('pgbackrest', 'version')) &&
  (await isThere('restic', 'version'));

export type Surroundings = Readonly<Record<string, string>>;

/** Runs a program as root to its end; what it said stands in the failure. */
export async function asRoot(
  program: string,
  args: readonly string[],
  env: Surroundings = {},
): Promise<string> {
  const all = { PATH: process.env['PATH'], HOME: '/root', LC_ALL: 'C.UTF-8', ...env };
  try {
    const { stdout } = await run(program, [...args], {
      env: all,
      cwd: '/',
      maxBuffer: MOST_OUTPUT,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
  }
}

/** Runs a program as Debian's user of PostgreSQL. */
export const asPostgres = (
  program: string,
  args: readonly string[],
  env: Surroundings = {},
): Promise<string> => asRoot('runuser', ['-u', 'postgres', '--', program, ...args], env);

/** A program of PostgreSQL that is not in everybody's path. */
export const programOf = (name: string): string => path.join(BIN ?? '', name);
