import { systemClock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** How many live streams one process serves, and how long each. */
export interface StreamLimits {
  readonly perAccount: number;
  /** Of guests; who is signed in counts by account, since thousands may share an address of their provider. */
  readonly guestsPerNetwork: number;
  readonly guests: number;
  /** More than `guests`, so that guests never take the last places. */
  readonly all: number;
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

interface Place extends Stream {
  readonly group: string;
  readonly endsAt: number;
  beatsAt: number;
}

/**
 * The open streams of this process. However many there are, one question a second finds the sessions that ended, and one every ten
 * seconds tells which topics are listened to, never two at once: listeners who do nothing cost the database nothing.
 */
export function createLiveStreams(audience: Audience, limits: StreamLimits): LiveStreams {
  const places = new Set<Place>();
  const groups = new Map<string, number>();
  const unheard = new Set<string>();
  let guests = 0;
  let timer: NodeJS.Timeout | undefined;
  let asksAt = 0;

  const askSessions = oneAtATime(async () => {
    const asked = [...places].filter((place) => place.caller);
    if (asked.length === 0) return;
    const ids = new Set(asked.map((place) => place.caller?.sessionId ?? ''));
    const open = await audience.stillOpen([...ids]);
    for (const place of asked) if (!open.has(place.caller?.sessionId ?? '')) place.end();
  });
  const tellTopics = oneAtATime(async () => {
    const isTime = systemClock.monotonicMs() >= asksAt;
    if (isTime) asksAt = systemClock.monotonicMs() + limits.askEveryMs;
    const topics = isTime ? [...places].flatMap((place) => place.topics) : unheard;
    const told = [...new Set(topics)];
    unheard.clear();
    if (told.length > 0) await audience.noteViewers(told);
  });

  const tick = (): void => {
    const now = systemClock.monotonicMs();
    for (const place of places) {
      if (place.isGone() || now >= place.endsAt) place.end();
      else if (now >= place.beatsAt) {
        place.beatsAt = now + BEAT_MS;
        place.beat();
      }
    }
    void askSessions();
    if (now >= asksAt || unheard.size > 0) void tellTopics();
  };

  return {
    size: () => places.size,
    endAll() {
      for (const place of [...places]) place.end();
    },
    open(stream) {
      const isGuest = !stream.caller;
      const group = stream.caller?.userId ?? audience.networkOf(stream.ip);
      const inGroup = groups.get(group) ?? 0;
      if (
        places.size >= limits.all ||
        inGroup >= (isGuest ? limits.guestsPerNetwork : limits.perAccount) ||
        (isGuest && guests >= limits.guests)
      )
        throw new Refusal('request.too-many-streams');
      const now = systemClock.monotonicMs();
      const endsAt = now + limits.oldestMs;
      const place = { ...stream, group, endsAt, beatsAt: now + BEAT_MS };
      places.add(place);
      groups.set(group, inGroup + 1);
      if (isGuest) guests++;
      if (unheard.size < UNHEARD_MOST) for (const topic of stream.topics) unheard.add(topic);
      timer ??= setInterval(tick, Math.min(TICK_MS, limits.askEveryMs)).unref();
      return () => {
        if (!places.delete(place)) return;
        if (isGuest) guests--;
        const left = (groups.get(group) ?? 1) - 1;
        if (left > 0) groups.set(group, left);
        else groups.delete(group);
        if (places.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Runs the work, unless it is running; when it fails it is tried at the next call. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await work().catch(() => undefined);
    isRunning = false;
  };
}
