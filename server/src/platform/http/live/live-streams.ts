import { systemClock } from '../../../kernel/clock.ts';
import { createStreamPlaces, type PlaceLimits, type Sitting } from './stream-places.ts';

/** How many live streams one process serves, and how long each. */
export interface StreamLimits extends PlaceLimits {
  /** An older stream is ended; its page opens another one. */
  readonly oldestMs: number;
  /** So often somebody who listens is told to be still there; the pace of reading lots lives on it. */
  readonly askEveryMs: number;
}

export const STREAM_LIMITS: StreamLimits = {
  perAccount: 20,
  guestsPerNetwork: 200,
  guests: 4_000,
  all: 5_000,
  oldestMs: 30 * 60_000,
  askEveryMs: 10_000,
};

/** Who listens to what: known to those whose work depends on it. */
export interface Audience {
  /** Told again and again which topics somebody listens to. */
  noteViewers(topics: readonly string[]): Promise<void>;
  /** Which of these sessions have not ended. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  readonly networkOf: (ip: string) => string;
}

/** One open stream as its route made it. */
export interface Stream {
  readonly caller: { readonly userId: string; readonly sessionId: string } | undefined;
  readonly ip: string;
  readonly topics: readonly string[];
  readonly isGone: () => boolean;
  readonly beat: () => void;
  readonly end: () => void;
}

export interface LiveStreams {
  /** Takes a place until the returned function is called. Refusal `request.too-many-streams`. */
  open(stream: Stream): () => void;
  readonly size: () => number;
  endAll(): void;
}

const TICK_MS = 1_000;
const BEAT_MS = 20_000;
/** While the database is away; what is not told at once is told at the next round. */
const UNHEARD_MOST = 20_000;

interface Open extends Stream, Sitting {
  readonly endsAt: number;
  beatsAt: number;
}

/**
 * The open streams of this process. However many there are, one question a second finds the sessions that ended, and one every ten
 * seconds tells which topics are listened to, never two at once: listeners who do nothing cost the database nothing.
 */
export function createLiveStreams(audience: Audience, limits: StreamLimits): LiveStreams {
  const places = createStreamPlaces(limits);
  const streams = new Set<Open>();
  const topics = createTopicTeller(audience, limits.askEveryMs);
  let timer: NodeJS.Timeout | undefined;

  const askSessions = oneAtATime(async () => {
    const asked = [...streams].filter((stream) => stream.caller);
    if (asked.length === 0) return;
    const ids = new Set(asked.map((stream) => stream.caller?.sessionId ?? ''));
    const open = await audience.stillOpen([...ids]);
    for (const stream of asked) if (!open.has(stream.caller?.sessionId ?? '')) stream.end();
  });
  const tick = (): void => {
    const now = systemClock.monotonicMs();
    for (const stream of streams) {
      if (stream.isGone() || now >= stream.endsAt) stream.end();
      else if (now >= stream.beatsAt) {
        stream.beatsAt = now + BEAT_MS;
        stream.beat();
      }
    }
    void askSessions();
    topics.tellWhenDue(() => [...streams].flatMap((stream) => stream.topics));
  };

  return {
    size: () => streams.size,
    endAll() {
      for (const stream of [...streams]) stream.end();
    },
    open(stream) {
      const isGuest = !stream.caller;
      const group = stream.caller?.userId ?? audience.networkOf(stream.ip);
      places.take({ group, isGuest });
      const now = systemClock.monotonicMs();
      const endsAt = now + limits.oldestMs;
      const opened: Open = { ...stream, group, isGuest, endsAt, beatsAt: now + BEAT_MS };
      streams.add(opened);
      topics.add(stream.topics);
      timer ??= setInterval(tick, Math.min(TICK_MS, limits.askEveryMs)).unref();
      return () => {
        if (!streams.delete(opened)) return;
        places.leave(opened);
        if (streams.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Tells which topics are listened to: all of them from time to time, new ones at the next tick. */
function createTopicTeller(audience: Audience, askEveryMs: number) {
  const unheard = new Set<string>();
  let asksAt = 0;
  const tell = oneAtATime(async (all: () => readonly string[]) => {
    const isTime = systemClock.monotonicMs() >= asksAt;
    if (isTime) asksAt = systemClock.monotonicMs() + askEveryMs;
    const told = [...new Set(isTime ? all() : unheard)];
    unheard.clear();
    if (told.length > 0) await audience.noteViewers(told);
  });
  return {
    add(topics: readonly string[]): void {
      if (unheard.size < UNHEARD_MOST) for (const topic of topics) unheard.add(topic);
    },
    tellWhenDue(all: () => readonly string[]): void {
      if (systemClock.monotonicMs() >= asksAt || unheard.size > 0) void tell(all);
    },
  };
}

/** Runs the work, unless it is running; when it fails it is tried at the next call. */
function oneAtATime<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  let isRunning = false;
  return async (...given) => {
    if (isRunning) return;
    isRunning = true;
    await work(...given).catch(() => undefined);
    isRunning = false;
  };
}
