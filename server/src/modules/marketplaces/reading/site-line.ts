import { type Clock, systemTimers, type Timers } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import {
  createHttpClient,
  type OutsideAnswer,
  type OutsideRequest,
} from '../../../platform/outside/http-client.ts';
import type { Circuit, Pass } from '../rules/circuit.ts';
import { AccountShutOut } from '../account-shut-out.ts';
import { PaceUsedUp } from '../pace-used-up.ts';
import { createPace, type Pace, type SiteBudget } from '../rules/pace.ts';
import { createSharedPace } from './shared-pace.ts';
import { createSharedCircuit } from './shared-rests.ts';
import type { SiteStanding } from '../marketplace.ts';
import { tracedClient } from './trace.ts';
import { isJson, refusalOf, retryAfterMs, saidBy, signOf, withoutQuery } from './answer-signs.ts';

export interface SiteLineSettings {
  /** In our words: `yahoo-auctions`. */
  readonly source: string;
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Calls a second that we allow ourselves. */
  readonly pacePerSecond: number;
  /** How many at once, for sites that count strictly; twice the pace when absent. */
  readonly burst?: number;
  readonly timeoutMs?: number;
  /** How long a read waits for its turn that does not say; half of its deadline when absent. */
  readonly patienceMs?: number;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  /** How it waits for its turn; in real time when absent. */
  readonly timers?: Pick<Timers, 'sleep'>;
}
export interface SiteRead extends OutsideRequest {
  /** Statuses that the caller wants to see itself, though they mean that we should go away. */
  readonly tolerated?: readonly number[];
  /** Waits so long for its turn, at most three quarters of the deadline; what the line says when absent. */
  readonly patienceMs?: number;
  /** Whose cookies or credentials it carries: when the site wants to see a person, that account is told of (`AccountShutOut`). */
  readonly account?: string | undefined;
  /** A write needs it: it goes at once like the write itself, also while the site rests, and closes nothing. */
  readonly isForWrite?: true;
}
/** Of a read that goes in any case. */
const UNHEARD: Pass = {
  succeeded: () => undefined,
  failed: () => undefined,
  unused: () => undefined,
};
/** What is left of the deadline is the site's. */
const LONGEST_WAIT = 3 / 4;
/** Our one line to a site: its pace, its circuit, and the answers that mean "leave me alone". */
export interface SiteLine {
  readonly baseUrl: string;
  /** A read: waits for its turn, is held back while the site is resting. */
  read(request: SiteRead): Promise<OutsideAnswer>;
  /** A write: goes at once, exactly once. Anything but a plain answer is an outage that may have been applied. */
  write(request: OutsideRequest & { readonly account?: string }): Promise<OutsideAnswer>;
  /** Whether reads go through at this moment, and if not, since when and until when. Writes always go. */
  standing(): SiteStanding;
  close(): Promise<void>;
}
/** Opens our line to a site. It sends nothing by itself. */
export function openSiteLine(settings: SiteLineSettings): SiteLine {
  const { source, clock, baseUrl, timers = systemTimers } = settings;
  const http = tracedClient(
    createHttpClient({ source, baseUrl, clock, timeoutMs: settings.timeoutMs ?? 8_000 }),
    settings,
  );
  const pace = paceOf(settings);
  const circuit = createSharedCircuit(baseUrl, clock, settings.budget?.rests);

  async function read(request: SiteRead): Promise<OutsideAnswer> {
    const { path, account, tolerated, isForWrite } = request;
    const pass = isForWrite ? UNHEARD : circuit.admit(clock.monotonicMs());
    if (typeof pass === 'string') throw new Outage(source, pass, 'resting after failures');
    const timeoutMs = request.timeoutMs ?? settings.timeoutMs ?? 8_000;
    const patienceMs = request.patienceMs ?? settings.patienceMs ?? timeoutMs / 2;
    if (isForWrite) pace.overtake(clock.monotonicMs());
    const longestMs = Math.min(patienceMs, timeoutMs * LONGEST_WAIT);
    const waitMs = isForWrite ? 0 : await turn(pass, longestMs);
    if (waitMs > 0) await timers.sleep(waitMs);
    const answer = await noting(pass, clock, () =>
      http.send({ ...request, timeoutMs: timeoutMs - waitMs }),
    );
    const refusal = tolerated?.includes(answer.status) ? undefined : refusalOf(answer);
    const sign = account === undefined ? undefined : signOf(answer, refusal);
    if (refusal && sign !== 'signed-out')
      pass.failed(refusal, clock.monotonicMs(), retryAfterMs(answer, clock));
    else pass.succeeded();
    const what = `HTTP ${answer.status} to ${withoutQuery(path)}`;
    if (account !== undefined && sign) throw new AccountShutOut(source, account, sign, what);
    if (refusal) throw new Outage(source, refusal, `${what}${saidBy(answer)}`);
    return answer;
  }

  /** How long it is to our turn. A pass that is not used, because there is none or because the budget itself failed, is given back. */
  async function turn(pass: Pass, patienceMs: number): Promise<number> {
    try {
      const waitMs = await pace.reserve(clock.monotonicMs(), patienceMs);
      if (waitMs === undefined) throw new PaceUsedUp(source);
      return waitMs;
    } catch (failure) {
      pass.unused();
      throw failure;
    }
  }

  async function write({
    account,
    ...request
  }: OutsideRequest & { readonly account?: string }): Promise<OutsideAnswer> {
    pace.overtake(clock.monotonicMs());
    const answer = await http.send({ ...request, isWrite: true });
    expectWritten(source, request.path, account, answer);
    return answer;
  }

  const standing = () => standingOf(circuit, clock);
  return { baseUrl, read, write, standing, close: () => http.close() };
}
function paceOf({ baseUrl, pacePerSecond, burst, budget }: SiteLineSettings): Pace {
  const atOnce = burst ?? Math.max(2, pacePerSecond * 2);
  return budget
    ? createSharedPace(budget, { site: baseUrl, perSecond: pacePerSecond, burst: atOnce })
    : createPace(pacePerSecond, atOnce);
}

/**
 * A refusal told in JSON (401, 403, 409 …) is for the connector to read. 403, 423 and 429 are said
 * before anything is done;
 * any other strange answer may follow the deed.
 */
function expectWritten(
  source: string,
  path: string,
  account: string | undefined,
  answer: OutsideAnswer,
): void {
  const refusal = refusalOf(answer);
  if (!refusal || (answer.status < 500 && isJson(answer))) return;
  const sign = account === undefined ? undefined : signOf(answer, refusal);
  const isMaybeApplied = ![403, 423, 429].includes(answer.status);
  const what = `HTTP ${answer.status} to ${withoutQuery(path)}`;
  if (account !== undefined && sign)
    throw new AccountShutOut(source, account, sign, what, isMaybeApplied);
  throw new Outage(source, refusal, what, undefined, isMaybeApplied);
}

/** The standing of the circuit with its times as dates. */
function standingOf(circuit: Circuit, clock: Clock): SiteStanding {
  const nowMs = clock.monotonicMs();
  const found = circuit.standing(nowMs);
  if (found.state === 'open') return { state: 'open' };
  const { state, kind, sinceMs, untilMs } = found;
  const dateOf = (monotonicMs: number) => new Date(clock.now().getTime() + monotonicMs - nowMs);
  return { state, kind, closedSince: dateOf(sinceMs), nextTryAt: dateOf(untilMs) };
}

/** Tells of a call that brought no answer. */
async function noting(
  pass: Pass,
  clock: Clock,
  call: () => Promise<OutsideAnswer>,
): Promise<OutsideAnswer> {
  try {
    return await call();
  } catch (failure) {
    if (failure instanceof Outage) pass.failed(failure.kind, clock.monotonicMs());
    else pass.unused();
    throw failure;
  }
}
