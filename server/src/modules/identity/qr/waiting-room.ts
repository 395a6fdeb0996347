import { Refusal } from '../../../kernel/refusal.ts';
import type { Live } from '../../../platform/live-news.ts';

/** When somebody who found no seat may ask again, in seconds. */
const SECONDS_TO_ASK_AGAIN = 3;

export interface Wait<Answer> {
  /** Topic of the live news that may change the answer. */
  readonly topic: string;
  readonly ip: string;
  readonly forMs: number;
  /** The caller went away. */
  readonly gone: AbortSignal;
  /** Undefined: nothing new yet. */
  readonly look: () => Promise<Answer | undefined>;
}

/**
 * Where callers wait for news without a database connection: they look, wait for the bell or the time, and look once more. Seats are
 * counted for each address and for the process. Refusal `request.too-many` for who would have to wait and finds no seat.
 */
export interface WaitingRoom {
  wait<Answer>(wait: Wait<Answer>): Promise<Answer | undefined>;
  /** How many wait now. */
  readonly size: () => number;
}

interface Seats {
  readonly seatsPerIp: (ip: string) => number;
  readonly seats: number;
}

export function createWaitingRoom(
  live: Pick<Live, 'listen'>,
  { seatsPerIp, seats }: Seats,
): WaitingRoom {
  const byIp = new Map<string, number>();
  let size = 0;

  function sitDown(ip: string): () => void {
    const mine = byIp.get(ip) ?? 0;
    if (size >= seats || mine >= seatsPerIp(ip))
      throw new Refusal('request.too-many', { seconds: SECONDS_TO_ASK_AGAIN });
    byIp.set(ip, mine + 1);
    size++;
    return () => {
      const left = (byIp.get(ip) ?? 1) - 1;
      if (left === 0) byIp.delete(ip);
      else byIp.set(ip, left);
      size--;
    };
  }

  return {
    size: () => size,
    async wait({ topic, ip, forMs, gone, look }) {
      const before = await look();
      if (before !== undefined || gone.aborted) return before;
      const standUp = sitDown(ip);
      const bell = Promise.withResolvers<void>();
      const stop = live.listen(topic, () => bell.resolve());
      const timer = setTimeout(bell.resolve, forMs);
      const leave = (): void => bell.resolve();
      gone.addEventListener('abort', leave);
      try {
        // What happened between the first look and the listening rang no bell here.
        const meanwhile = await look();
        if (meanwhile !== undefined) return meanwhile;
        await bell.promise;
      } finally {
        gone.removeEventListener('abort', leave);
        clearTimeout(timer);
        stop();
        standUp();
      }
      return gone.aborted ? undefined : look();
    },
  };
}
