import type { FastifyInstance, FastifyReply } from 'fastify';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Clock, systemClock, systemTimers, type Timers } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { replyOf } from '../failures.ts';

/** How a body has to come. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** How far a body may ever fall behind that pace; who sends nothing at all is cut off after it. */
  readonly patienceMs: number;
}

/** The weakest line that is served; a phone at the edge of a cell has four times as much. */
export const PACE: Pace = { bytesPerSecond: 8 * 1_024, patienceMs: 9_000 };
const LOOK_MS = 250;
/** A look that comes later than this was held up by us, and what had come was not read either. */
const LONGEST_LOOK_MS = 1_000;

interface Body {
  /** When it will have fallen behind. */
  dueMs: number;
  lookedMs: number;
  bytes: number;
}

/** A body that began at `nowMs`, when its connection had brought so many bytes. */
export const beginBody = ({ patienceMs }: Pace, nowMs: number, bytes: number): Body => ({
  dueMs: nowMs + patienceMs,
  lookedMs: nowMs,
  bytes,
});

/**
 * Whether a body fell behind. What came buys time, never more than the patience; while we do not
 * read (`isHeldByUs`, or this process stood still) the sender loses none.
 */
export function fellBehind(
  { bytesPerSecond, patienceMs }: Pace,
  body: Body,
  nowMs: number,
  { bytes, isHeldByUs }: { readonly bytes: number; readonly isHeldByUs: boolean },
): boolean {
  const boughtMs = ((bytes - body.bytes) / bytesPerSecond) * 1_000;
  const passedMs = nowMs - body.lookedMs;
  const heldMs = isHeldByUs ? passedMs : Math.max(0, passedMs - LONGEST_LOOK_MS);
  body.dueMs = Math.min(nowMs + patienceMs, body.dueMs + boughtMs + heldMs);
  body.lookedMs = nowMs;
  body.bytes = bytes;
  return nowMs > body.dueMs;
}

/**
 * Cuts off whoever sends a body too slowly: one look at all bodies under way, four times a second,
 * and no timer while there are none.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  { monotonicMs }: Pick<Clock, 'monotonicMs'> = systemClock,
  { after }: Pick<Timers, 'after'> = systemTimers,
): void {
  const bodies = new Map<FastifyReply, Body>();
  let stop: (() => void) | undefined;
  const look = (): void => {
    const nowMs = monotonicMs();
    for (const [reply, body] of bodies) {
      const { raw } = reply.request;
      const isOver = raw.complete || raw.socket.destroyed;
      if (!isOver && !fellBehind(PACE, body, nowMs, soFar(raw))) continue;
      bodies.delete(reply);
      if (!isOver) cutOff(raw.socket, reply);
    }
    stop = bodies.size > 0 ? after(LOOK_MS, look) : undefined;
  };
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) {
      bodies.set(reply, beginBody(PACE, monotonicMs(), raw.socket.bytesRead));
      stop ??= after(LOOK_MS, look);
    }
    done();
  });
  app.addHook('onClose', async () => stop?.());
}

/** Calls from inside have no connection that counts. */
const hasBody = ({ headers, socket, complete }: IncomingMessage): boolean =>
  !complete &&
  typeof socket.bytesRead === 'number' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);

const soFar = (raw: IncomingMessage) => ({
  bytes: raw.socket.bytesRead,
  isHeldByUs: raw.readableLength >= raw.readableHighWaterMark,
});

/** Past the reply: whoever reads the body still waits for it, and learns of its end by the cut. */
function cutOff(socket: Socket, { raw: { headersSent } }: FastifyReply): void {
  const refusal = new Refusal('request.too-slow');
  const text = JSON.stringify(replyOf(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  if (!headersSent && socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy();
}
