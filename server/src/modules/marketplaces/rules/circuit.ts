import type { OutageKind } from '../../../kernel/outage.ts';

/**
 * Whether a site is asked at all: after too many failures it is left alone for a while, then tried by one call, and left alone for twice as long
 * when that fails too. Pure: the caller says what time it is.
 */
export interface Circuit {
  /** Leave to send one call, or the kind of the outage that closed the way, to be told without asking the site. */
  admit(nowMs: number): Pass | OutageKind;
  standing(nowMs: number): CircuitStanding;
  /** What another process found out about the same site. */
  hear(found: Found, nowMs: number): void;
}

/**
 * That the way was closed, for so long from now, or that it is open again. Times are spans: each
 * process has a clock of its own.
 */
export type Found =
  | 'open'
  | {
      readonly kind: OutageKind;
      readonly restMs: number;
      readonly forMs: number;
      readonly sinceAgoMs: number;
    };

/** For one call: exactly one of the three must be told. */
export interface Pass {
  succeeded(): void;
  /** `askedRestMs`: how long the site itself asked to be left alone. */
  failed(kind: OutageKind, nowMs: number, askedRestMs?: number): void;
  /** The call was never sent: the next one may go in its place. */
  unused(): void;
}

/** `trying`: the rest is over and one call finds out. `sinceMs` is the first failure of the row that closed the way. */
export type CircuitStanding =
  | { readonly state: 'open' }
  | {
      readonly state: 'resting' | 'trying';
      readonly kind: OutageKind;
      readonly sinceMs: number;
      readonly untilMs: number;
    };

/** After a block the site wants a rest, not another knock: [L] a 423 lasts minutes. */
const REST_MS: Readonly<Record<OutageKind, number>> = {
  blocked: 120_000,
  limited: 30_000,
  timeout: 10_000,
  unreachable: 5_000,
  failing: 10_000,
  broken: 10_000,
};
/** Each failed try doubles the rest, up to this. */
const LONGEST_REST_MS = 15 * 60_000;
/** A call that tells neither success nor failure by then is taken for lost, and another one tries. */
const TRY_MS = 30_000;

/** These say "stop" by themselves; the others only when they come in a row. */
const opensAtOnce = (kind: OutageKind) => kind === 'blocked' || kind === 'limited';

/** A page that we cannot read says nothing about whether the site is up. */
const counts = (kind: OutageKind) => kind !== 'broken';

interface Closed {
  readonly kind: OutageKind;
  readonly sinceMs: number;
  readonly restMs: number;
  readonly untilMs: number;
  /** When the call went that finds out whether the site is back; undefined while it rests. */
  tryingSinceMs: number | undefined;
}

/** A rest that begins now: as long as the kind of failure needs, or as is wanted, up to the longest. */
function restingFrom(nowMs: number, kind: OutageKind, sinceMs: number, wantedMs: number): Closed {
  const restMs = Math.min(LONGEST_REST_MS, Math.max(REST_MS[kind], wantedMs));
  return { kind, sinceMs, restMs, untilMs: nowMs + restMs, tryingSinceMs: undefined };
}

/** The rest after a try that failed. */
const longerRest = (tried: Closed, nowMs: number, kind: OutageKind, wantedMs: number): Closed =>
  restingFrom(nowMs, kind, tried.sinceMs, Math.max(tried.restMs * 2, wantedMs));

/** In spans of time, as another process can take it. */
const foundOf = ({ kind, restMs, untilMs, sinceMs }: Closed, nowMs: number): Found => ({
  kind,
  restMs,
  forMs: untilMs - nowMs,
  sinceAgoMs: nowMs - sinceMs,
});

const restHeard = (
  { kind, restMs, forMs, sinceAgoMs }: Exclude<Found, 'open'>,
  nowMs: number,
): Closed => ({
  kind,
  restMs,
  sinceMs: nowMs - sinceAgoMs,
  untilMs: nowMs + forMs,
  tryingSinceMs: undefined,
});

function standingOf(closed: Closed | undefined, nowMs: number): CircuitStanding {
  if (!closed) return { state: 'open' };
  const { kind, sinceMs, untilMs } = closed;
  return { state: nowMs < untilMs ? 'resting' : 'trying', kind, sinceMs, untilMs };
}

type Tell = (found: Found) => void;
const toNobody: Tell = () => undefined;

/**
 * A circuit that is open until so many failures come in a row; `tell` hears what this one finds out
 * itself.
 */
export function createCircuit(failuresToOpen = 5, tell: Tell = toNobody): Circuit {
  let failures = 0;
  let firstFailureMs = 0;
  let closed: Closed | undefined;

  function close(nowMs: number, rest: Closed): void {
    closed = rest;
    tell(foundOf(rest, nowMs));
  }

  function passOf(tried: Closed | undefined): Pass {
    return {
      succeeded() {
        // An answer to a question from before the way was closed says nothing about now.
        if (closed !== tried) return;
        failures = 0;
        closed = undefined;
        if (tried) tell('open');
      },
      failed(kind, nowMs, askedRestMs = 0) {
        if (closed !== tried) return;
        if (!counts(kind)) {
          if (tried) tried.tryingSinceMs = undefined;
          return;
        }
        if (tried) {
          close(nowMs, longerRest(tried, nowMs, kind, askedRestMs));
          return;
        }
        failures += 1;
        if (failures === 1) firstFailureMs = nowMs;
        if (opensAtOnce(kind) || failures >= failuresToOpen)
          close(nowMs, restingFrom(nowMs, kind, firstFailureMs, askedRestMs));
      },
      unused() {
        if (tried && closed === tried) tried.tryingSinceMs = undefined;
      },
    };
  }

  return {
    hear(found, nowMs) {
      const heard = found === 'open' ? undefined : restHeard(found, nowMs);
      // Of two rests the longer one holds.
      if (heard && closed && closed.untilMs >= heard.untilMs) return;
      if (!heard) failures = 0;
      closed = heard;
    },
    admit(nowMs) {
      if (!closed) return passOf(undefined);
      const isTaken = closed.tryingSinceMs !== undefined && nowMs < closed.tryingSinceMs + TRY_MS;
      if (nowMs < closed.untilMs || isTaken) return closed.kind;
      // The one call that goes now finds out; the others wait for what it finds.
      closed.tryingSinceMs = nowMs;
      return passOf(closed);
    },
    standing: (nowMs) => standingOf(closed, nowMs),
  };
}
