import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the programs that a supervisor started and whose command line names `file`. */
export function childrenOf(supervisor: number, file: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === supervisor && commandOf(pid).includes(file));
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in parentheses may hold spaces; the parent is the second field after it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
