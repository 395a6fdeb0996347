import type { OutageKind } from '../../../kernel/outage.ts';

/** Whether a site is asked at all: after too many failures it is left alone for a while, then tried by one call. Pure. */
export interface Circuit {
  /** Undefined: go ahead. Otherwise the kind of the outage that closed the way, to be told without asking the site. */
  obstacle(nowMs: number): OutageKind | undefined;
  succeeded(): void;
  failed(kind: OutageKind, nowMs: number): void;
}

/** After a block the site wants a rest, not another knock: [L] a 423 lasts minutes. */
const REST_MS: Readonly<Record<OutageKind, number>> = {
  blocked: 120_000,
  limited: 30_000,
  timeout: 10_000,
  unreachable: 5_000,
  failing: 10_000,
  broken: 10_000,
};

/** These say "stop" by themselves; the others only when they come in a row. */
const opensAtOnce = (kind: OutageKind) => kind === 'blocked' || kind === 'limited';

/** A page that we cannot read says nothing about whether the site is up. */
const counts = (kind: OutageKind) => kind !== 'broken';

export function createCircuit(failuresToOpen = 5): Circuit {
  let failures = 0;
  let openUntilMs = 0;
  let cause: OutageKind | undefined;

  return {
    obstacle(nowMs) {
      if (cause === undefined || nowMs >= openUntilMs) {
        // The one call that goes now is the probe; the others wait for what it finds.
        if (cause !== undefined) openUntilMs = nowMs + REST_MS[cause];
        return undefined;
      }
      return cause;
    },
    succeeded() {
      failures = 0;
      cause = undefined;
    },
    failed(kind, nowMs) {
      if (!counts(kind)) return;
      failures += 1;
      if (!opensAtOnce(kind) && failures < failuresToOpen) return;
      cause = kind;
      openUntilMs = nowMs + REST_MS[kind];
    },
  };
}
