import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage, type OutageKind } from '../../../kernel/outage.ts';
import type {
  HttpClient,
  OutsideAnswer,
  OutsideRequest,
} from '../../../platform/outside/http-client.ts';
import { refusalOf } from './answer-signs.ts';

/** One call to a site: what was asked, how long it took, and the answer or why there is none. */
export interface TracedCall {
  readonly request: OutsideRequest;
  readonly tookMs: number;
  /** Calls a second that we allow ourselves there. */
  readonly pacePerSecond: number;
  readonly answer: OutsideAnswer | undefined;
  readonly kind: OutageKind | undefined;
}

/** Who hears of the calls that a piece of work makes. */
export interface CallTrace {
  called(call: TracedCall): void;
  /** What was read last could not be believed. */
  unreadable(missing: string, why: string): void;
}

const traces = new AsyncLocalStorage<CallTrace>();

/** Does the work; the calls that it makes to a site are told to `trace`. */
export const tracing = <Answer>(trace: CallTrace, work: () => Answer): Answer =>
  traces.run(trace, work);

/** Tells the work's trace that an answer cannot be read. */
export const traceUnreadable = (missing: string, why: string): void =>
  traces.getStore()?.unreadable(missing, why);

/** The client with its calls told to the trace of whoever makes them. */
export function tracedClient(
  http: HttpClient,
  { clock, pacePerSecond }: { readonly clock: Clock; readonly pacePerSecond: number },
): HttpClient {
  return {
    ...http,
    async send(request) {
      const trace = traces.getStore();
      if (!trace) return http.send(request);
      const beganMs = clock.monotonicMs();
      const told = (answer: OutsideAnswer | undefined, kind: OutageKind | undefined) =>
        trace.called({
          request,
          tookMs: clock.monotonicMs() - beganMs,
          pacePerSecond,
          answer,
          kind,
        });
      try {
        const answer = await http.send(request);
        const { tolerated } = request as { readonly tolerated?: readonly number[] };
        told(answer, tolerated?.includes(answer.status) ? undefined : refusalOf(answer));
        return tellingNoJson(answer, trace);
      } catch (failure) {
        if (failure instanceof Outage) told(undefined, failure.kind);
        throw failure;
      }
    },
  };
}

/** What is no JSON at all is unreadable as well. */
const tellingNoJson = (answer: OutsideAnswer, trace: CallTrace): OutsideAnswer => ({
  ...answer,
  json() {
    try {
      return answer.json();
    } catch (failure) {
      if (failure instanceof Outage) trace.unreadable(failure.missing ?? 'body', failure.message);
      throw failure;
    }
  },
});
