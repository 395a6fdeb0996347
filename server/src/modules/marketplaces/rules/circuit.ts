import type { OutageKind } from '../../../kernel/outage.ts';

/**
 * Whether a site is asked at all: after too many failures it is left alone for a while, then tried by one call, and left alone for twice as long
 * when that fails too. Pure: the caller says what time it is.
 */
export interface Circuit {
  /** Leave to send one call, or the kind of the outage that closed the way, to be told without asking the site. */
  admit(nowMs: number): Pass | OutageKind;
  standing(nowMs: number): CircuitStanding;
}

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

/** A circuit that is open until so many failures come in a row. */
export function createCircuit(failuresToOpen = 5): Circuit {
  let failures = 0;
  let firstFailureMs = 0;
  let closed: Closed | undefined;

  function passOf(tried: Closed | undefined): Pass {
    return {
      succeeded() {
        // An answer to a question from before the way was closed says nothing about now.
        if (closed !== tried) return;
        failures = 0;
        closed = undefined;
      },
      failed(kind, nowMs, askedRestMs = 0) {
        if (closed !== tried) return;
        if (!counts(kind)) {
          if (tried) tried.tryingSinceMs = undefined;
          return;
        }
        if (tried) {
          closed = restingFrom(nowMs, kind, tried.sinceMs, Math.max(tried.restMs * 2, askedRestMs));
          return;
        }
        failures += 1;
        if (failures === 1) firstFailureMs = nowMs;
        if (opensAtOnce(kind) || failures >= failuresToOpen)
          closed = restingFrom(nowMs, kind, firstFailureMs, askedRestMs);
      },
      unused() {
        if (tried && closed === tried) tried.tryingSinceMs = undefined;
      },
    };
  }

  return {
    admit(nowMs) {
      if (!closed) return passOf(undefined);
      const isTaken = closed.tryingSinceMs !== undefined && nowMs < closed.tryingSinceMs + TRY_MS;
      if (nowMs < closed.untilMs || isTaken) return closed.kind;
      // The one call that goes now finds out; the others wait for what it finds.
      closed.tryingSinceMs = nowMs;
      return passOf(closed);
    },
    standing(nowMs) {
      if (!closed) return { state: 'open' };
      const { kind, sinceMs, untilMs } = closed;
      return { state: nowMs < untilMs ? 'resting' : 'trying', kind, sinceMs, untilMs };
    },
  };
}
