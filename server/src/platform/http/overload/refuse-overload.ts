import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chance } from '../../../kernel/chance.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { isInnerCall } from '../observed/inner-calls.ts';
import { isOfPages } from '../observed/page-calls.ts';
import { BUSY_PAGE_POLICY, busyPage } from './busy-page.ts';
import type { LoopWait } from './loop-wait.ts';
import { rankOfPage } from './rank.ts';
import { partRefused, type Pressure, RANKS, type Rank } from './shedding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How early the call is refused under overload; `never` for health checks and files of pages. */
    readonly rank?: Rank | 'never';
  }
}

/** Each caller is told another time within these, so that they do not all come back at once. */
const COME_AGAIN_SECONDS = { least: 3, most: 10 };

export interface Overload {
  readonly loop: LoopWait;
  /** Queries that wait for a connection, for each connection of the pool. */
  readonly waitingPerConnection: () => number;
  readonly telemetry: Telemetry;
}

/**
 * Answers 503 with `Retry-After` before anything is done for a call, as long as more calls come
 * than this process can answer: pages and streams are refused first, then reads, and writes last.
 * Without it every call would wait behind all others, and none would be answered in time.
 */
export function refuseOverload(app: FastifyInstance, overload: Overload): void {
  const { loop, waitingPerConnection, telemetry } = overload;
  const pressure = (): Pressure => ({
    loopWaitMs: loop.readMs(),
    waitingPerConnection: waitingPerConnection(),
  });
  telemetry.watch(() => ({
    hako_http_loop_wait_seconds: [{ labels: {}, value: loop.readMs() / 1_000 }],
    hako_http_part_refused_ratio: RANKS.map((rank) => ({
      labels: { rank },
      value: partRefused(rank, pressure()),
    })),
  }));
  app.addHook('onRequest', (request, reply, done) => {
    // A page that was let in gets all its figures.
    if (isInnerCall(request)) return done();
    const rank = request.routeOptions.config.rank ?? rankOfPage(request);
    if (rank === 'never' || chance() >= partRefused(rank, pressure())) return done();
    telemetry.count('hako_http_refused_busy_total', { rank });
    const seconds = secondsToComeAgain();
    reply.header('retry-after', seconds);
    if (isPage(request)) return sendBusyPage(reply, seconds);
    done(new Refusal('request.busy', { seconds }));
  });
  app.addHook('onClose', async () => loop.stop());
}

const secondsToComeAgain = (): number => {
  const { least, most } = COME_AGAIN_SECONDS;
  return least + Math.floor(chance() * (most - least + 1));
};

const isPage = (request: FastifyRequest): boolean =>
  isOfPages(request) && (request.headers.accept ?? '').includes('text/html');

function sendBusyPage(reply: FastifyReply, seconds: number): void {
  reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': BUSY_PAGE_POLICY })
    .send(busyPage(seconds));
}
