import { Agent, request } from 'undici';
import type { ErrorsAddress } from '../../config/observation.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ToldFailure } from '../log.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { envelopeOf, type Origin } from './envelope.ts';

/**
 * Tells errors to an address outside; never waits, never fails, and never tells more than it may.
 */
export interface ErrorReports {
  tell(failure: ToldFailure): void;
  /** Waits for what is under way, two seconds at most. */
  close(): Promise<void>;
}

const MOST_A_MINUTE = 30;
const MOST_AT_ONCE = 4;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 5_000;
const LONGEST_END_MS = 2_000;

export interface ErrorReportDeps {
  readonly address: ErrorsAddress;
  readonly origin: Origin;
  readonly clock: Clock;
  readonly telemetry: Pick<Telemetry, 'count'>;
}

/**
 * A storm of errors sends thirty a minute; the rest is dropped and counted. When the address asks
 * for a pause (429), nothing is sent until it is over.
 */
export function createErrorReports({
  address,
  origin,
  clock,
  telemetry,
}: ErrorReportDeps): ErrorReports {
  const agent = new Agent({ connections: MOST_AT_ONCE });
  const underWay = new Set<Promise<void>>();
  let sent: number[] = [];
  let silentUntilMs = -Infinity;

  const send = async (failure: ToldFailure): Promise<'sent' | 'failed'> => {
    try {
      const { statusCode, headers, body } = await request(address.envelopeUrl, {
        dispatcher: agent,
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=hako/1, sentry_key=${address.key}`,
        },
        body: envelopeOf(failure, origin, clock.now()),
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      await body.dump();
      if (statusCode === 429) silentUntilMs = clock.monotonicMs() + pauseMs(headers['retry-after']);
      return statusCode < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };
  const mayTell = (): boolean => {
    const nowMs = clock.monotonicMs();
    sent = sent.filter((atMs) => nowMs - atMs < MINUTE_MS);
    if (nowMs < silentUntilMs || sent.length >= MOST_A_MINUTE) return false;
    if (underWay.size >= MOST_AT_ONCE) return false;
    sent.push(nowMs);
    return true;
  };
  return {
    tell(failure) {
      if (!mayTell()) return telemetry.count('hako_error_reports_total', { outcome: 'dropped' });
      const telling = send(failure)
        .then((outcome) => telemetry.count('hako_error_reports_total', { outcome }))
        .finally(() => underWay.delete(telling));
      underWay.add(telling);
    },
    async close() {
      // Whatever is under way then fails, and is counted as such.
      const patience = setTimeout(() => void agent.destroy(), LONGEST_END_MS);
      await Promise.all(underWay);
      clearTimeout(patience);
      // After the patience the agent is destroyed already, and cannot be closed.
      await agent.destroy();
    },
  };
}

const pauseMs = (retryAfter: string | string[] | undefined): number =>
  (Number(retryAfter) || 60) * 1_000;
