import { hasShared } from '../../server/test-support/world/captures.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { capturedPages } from './support/captured-pages.ts';
import { type CapturedPage, partOf, readAtLimit } from './support/pages/captured-page.ts';

const ROUNDS = 7;
/** A figure of a round is the mean of as many readings as fill this: the clock of a thread's work ticks in milliseconds. */
const SLICE_MS = 60;
const MOST = { state: 2, sax: 1.3 } as const;
const WARM_MS = 100;
const LEAST_WARM = 10;
const LEAST_READINGS = 4;
const GROWN = 8;
/** Time may grow this much faster than the bytes. */
const MOST_GROWTH = 1.3;

/**
 * Goal 7: every connector on its captured page, from its text to listings with all fields checked, beside JSON.parse of the state in it or an
 * empty SAX pass, and beside cheerio that only looks for the goods. Turn and turn about; figures are milliseconds of the processor a page, medians of the rounds;
 * a ratio is the median of the rounds' own, because the machine is another one from second to second.
 */
export async function run(): Promise<BenchLine[]> {
  if (!hasShared) {
    process.stdout.write('SKIPPED parse: the captured pages are not beside the project.\n');
    return [];
  }
  process.stdout.write(
    'parse: amazon has no captured answer in the words of the interface that we call, and yahoo-shopping none at all: its page is made.\n',
  );
  return capturedPages().flatMap(linesOf);
}

function linesOf(page: CapturedPage): BenchLine[] {
  const { name, text, goods, ours, peer, limit } = page;
  for (const [reader, found] of [
    ['ours', ours(text)],
    ...(peer ? [['cheerio', peer(text)] as const] : []),
  ] as const)
    if (found !== goods) throw new Error(`${reader} found ${found} goods on ${name}, not ${goods}`);
  const times = timesOf({
    ours: () => ours(text),
    limit: () => readAtLimit(page, text),
    ...(peer && { peer: () => peer(text) }),
  });
  const [own, least] = [median(times.ours), median(times.limit)];
  const label = `parse ${name}`;
  return [
    {
      name: label,
      ours: own,
      limit: least,
      unit: 'ms',
      ratio: ratioOf(times.ours, times.limit),
      goal: `<= ${MOST[limit]} x ${limit === 'sax' ? 'SAX' : 'JSON.parse'} (${Math.round(text.length / 1_024)} k)`,
      holds: ratioOf(times.ours, times.limit) <= MOST[limit],
    },
    ...(times.peer ? [peerLine(label, times.ours, times.peer)] : []),
    ...growthLine(label, page),
  ];
}

const ratioOf = (ours: readonly number[], other: readonly number[]): number =>
  median(ours.map((own, round) => own / (other[round] ?? Number.NaN)));

function peerLine(label: string, ours: readonly number[], peer: readonly number[]): BenchLine {
  const ratio = ratioOf(ours, peer);
  return {
    name: `${label} peer`,
    ours: median(ours),
    limit: median(peer),
    unit: 'ms',
    ratio,
    goal: '<= 1 x cheerio',
    holds: ratio <= 1,
  };
}

/** Linear in the bytes that are read: the state of a page that carries one, the whole page otherwise. */
function growthLine(label: string, page: CapturedPage): BenchLine[] {
  const { text, ours, grown } = page;
  if (!grown) return [];
  const big = grown(GROWN);
  const growth = partOf(page, big).length / partOf(page, text).length;
  const times = timesOf({ ours: () => ours(big), limit: () => ours(text) });
  const perByte = ratioOf(times.ours, times.limit) / growth;
  return [
    {
      name: `${label} grown`,
      ours: median(times.ours),
      limit: median(times.limit),
      unit: 'ms',
      ratio: perByte,
      goal: `<= ${MOST_GROWTH} x per byte at ${growth.toFixed(1)} x the bytes`,
      holds: perByte <= MOST_GROWTH,
    },
  ];
}

type Contestants = {
  readonly ours: () => unknown;
  readonly limit: () => unknown;
  readonly peer?: () => unknown;
};

/** Milliseconds of one reading, by contestant and round. */
function timesOf(contestants: Contestants): { ours: number[]; limit: number[]; peer?: number[] } {
  const names = Object.keys(contestants) as (keyof Contestants)[];
  const times: { ours: number[]; limit: number[]; peer?: number[] } = {
    ours: [],
    limit: [],
    ...(contestants.peer && { peer: [] }),
  };
  const counts = new Map(
    names.map((name) => [name, readingsIn(SLICE_MS, contestants[name] as () => unknown)]),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names)
      times[name]?.push(meanMs(contestants[name] as () => unknown, counts.get(name) ?? 1));
  return times;
}

/** How many readings fill the time, once the compiler has done its part. */
function readingsIn(sliceMs: number, work: () => unknown): number {
  let readings = 0;
  const startedMs = performance.now();
  while (readings < LEAST_WARM || performance.now() - startedMs < WARM_MS) {
    work();
    readings++;
  }
  return Math.max(
    LEAST_READINGS,
    Math.ceil((readings * sliceMs) / (performance.now() - startedMs)),
  );
}

/** By the clock of this thread's work: what others do on the machine does not count, but for the caches that are shared. */
function meanMs(work: () => unknown, count: number): number {
  const before = process.threadCpuUsage();
  for (let i = 0; i < count; i++) if (work() === undefined) throw new Error('nothing was read');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / count;
}
