import { readdirSync } from 'node:fs';
import { memoryOf, slopeOf } from '../../../bench/src/support/load/process-figures.ts';

/** What a process held at one moment. */
interface Sample {
  readonly minute: number;
  readonly mib: number;
  readonly handles: number;
}

export interface Growth {
  readonly name: string;
  readonly mibAMinute: number;
  readonly mib: number;
  /** More at the end than at the beginning. */
  readonly handles: number;
}

/** Share of the samples that is compared at both ends. */
const END_SHARE = 0.2;

/** Looks at processes again and again; what they held before they were warm is not counted. */
export function watchGrowth(
  processes: readonly { readonly name: string; readonly pid: number }[],
  { everyMs, warmMs }: { readonly everyMs: number; readonly warmMs: number },
): { end(): Growth[] } {
  const samples = new Map(processes.map(({ name }) => [name, [] as Sample[]]));
  const startMs = performance.now();
  const look = () => {
    const ms = performance.now() - startMs;
    if (ms < warmMs) return;
    for (const { name, pid } of processes) {
      const handles = readdirSync(`/proc/${pid}/fd`).length;
      samples.get(name)?.push({ minute: ms / 60_000, mib: memoryOf(pid), handles });
    }
  };
  const looking = setInterval(look, everyMs);
  return {
    end() {
      clearInterval(looking);
      return [...samples].map(([name, list]) => growthOf(name, list));
    },
  };
}

function growthOf(name: string, list: readonly Sample[]): Growth {
  const many = Math.max(1, Math.round(list.length * END_SHARE));
  // The fewest at each end: calls that are under way hold some for a moment.
  const fewest = (part: readonly Sample[]) => Math.min(...part.map(({ handles }) => handles));
  return {
    name,
    mibAMinute: slopeOf(list.map(({ minute, mib }) => [minute, mib] as const)),
    mib: list.at(-1)?.mib ?? Number.NaN,
    handles: fewest(list.slice(-many)) - fewest(list.slice(0, many)),
  };
}
