import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4_096;

/** Seconds of processor that a process has used; Linux. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** MiB of memory that a process holds at the moment. */
export function memoryOf(pid: number): number {
  return (Number(statOf(pid)[21]) * PAGE_BYTES) / 2 ** 20;
}

/** What `/proc` says of a process, from its third field on. */
export const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

/** Slope of the straight line that lies nearest to the points (least squares), in y a unit of x. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return over / under;
}
