import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasPostgres } from '../backup/tools.ts';

const run = promisify(execFile);
const OPS = path.resolve(import.meta.dirname, '../../../ops');

const isThere = (program: string, option: string): Promise<boolean> =>
  run(program, [option]).then(
    () => true,
    () => false,
  );

/** What the rig needs: root on a Debian, as an operator has. */
export const hasOperateTools: boolean =
  hasPostgres &&
  process.getuid?.() === 0 &&
  (await isThere('ip', '-V')) &&
  (await isThere('patroni', '--version')) &&
  (await isThere('etcd', '--version')) &&
  (await isThere('haproxy', '-v'));

/** A file that an operator copies. */
export const ours = (name: string): Promise<string> => readFile(path.join(OPS, name), 'utf8');

/** The numbers of the processes that this one started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Who has ended meanwhile hears nothing. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
