import { Outage } from '../../src/kernel/outage.ts';
import type { BidAnswer } from '../../src/modules/marketplaces/index.ts';

/**
 * What goes wrong with one write: lost before or after it was applied, applied late, an answer that
 * means nothing, a definite no.
 */
export type WriteFault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'late'
  | 'garbage'
  | 'congested'
  | 'restricted';
interface AppliedWrite {
  readonly code: string;
  readonly account: string;
  readonly maximum: number;
  readonly arrivedAtMs: number;
  readonly answer: BidAnswer;
}

interface Writing {
  readonly nowMs: () => number;
  readonly lateMs?: number | undefined;
  /** What the site does with a bid that it gets. */
  readonly take: (code: string, account: string, maximum: number) => BidAnswer;
}

/** Our writes on their way to the site and its answers on their way back, with what goes wrong there. */
export function createPretendWrites({ nowMs, lateMs = 300, take }: Writing) {
  const faults = new Map<string, WriteFault[]>();
  const applied: AppliedWrite[] = [];
  const arrived: { code: string; account: string; maximum: number; atMs: number }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  function write(code: string, account: string, maximum: number): BidAnswer {
    arrived.push({ code, account, maximum, atMs: nowMs() });
    const fault = faults.get(code)?.shift() ?? 'none';
    const takeIt = (): BidAnswer => {
      const answer = take(code, account, maximum);
      if (answer.isPlaced) applied.push({ code, account, maximum, arrivedAtMs: nowMs(), answer });
      return answer;
    };
    if (fault === 'lost-before') throw new Outage('pretend', 'unreachable', 'cut', undefined, true);
    if (fault === 'congested') return { isPlaced: false, reason: 'congested', detail: '991' };
    if (fault === 'restricted') return { isPlaced: false, reason: 'bidder-restricted', detail: '' };
    if (fault === 'late') {
      const timer = setTimeout(() => {
        timers.delete(timer);
        takeIt();
      }, lateMs);
      timers.add(timer);
      throw new Outage('pretend', 'timeout', 'slow', undefined, true);
    }
    const answer = takeIt();
    if (fault === 'lost-after') throw new Outage('pretend', 'unreachable', 'cut', undefined, true);
    if (fault === 'garbage') throw new Outage('pretend', 'broken', 'html', 'body', true);
    return answer;
  }

  return {
    applied,
    arrived,
    write,
    fail(code: string, ...plan: WriteFault[]): void {
      faults.set(code, plan);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
