import { liveEndpoint } from '@hako/contract/kit/live';
import type { Live, LiveMessage } from '../live.ts';
import { type Caller, type Route, route } from './route.ts';

const HEARTBEAT_MS = 20_000;
/** So often somebody who listens is told to be still there; the pace of reading lots lives on it. */
const LISTENING_MS = 10_000;
const TOPICS = 20;

/** Server-sent events for one browser: its customer's news and the auctions it looks at. */
export const liveRoute = (
  live: Live,
  onListening: (topics: readonly string[]) => Promise<void>,
): Route =>
  route(liveEndpoint, ({ query, caller, request, reply }) => {
    const topics = new Set([
      ...(caller?.kind === 'customer' ? [`customer:${caller.customerId}`] : []),
      ...asked(query.topics).filter((topic) => mayListen(topic, caller)),
    ]);
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    const send = (topic: string) => (message: LiveMessage) =>
      out.write(`data: ${JSON.stringify({ topic, ...message })}\n\n`);
    const stops = [...topics].map((topic) => live.listen(topic, send(topic)));
    const here = () => void onListening([...topics]).catch(() => undefined);
    here();
    const listening = setInterval(here, LISTENING_MS);
    const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
    out.write(
      `retry: 3000\ndata: ${JSON.stringify({ kind: 'connected', topics: [...topics] })}\n\n`,
    );
    request.raw.on('close', () => {
      clearInterval(heartbeat);
      clearInterval(listening);
      for (const stop of stops) stop();
      out.end();
    });
  });

const asked = (topics: string | undefined): string[] =>
  (topics ?? '').split(',').filter(Boolean).slice(0, TOPICS);

function mayListen(topic: string, caller: Caller | undefined): boolean {
  if (/^auction:[a-z-]{2,20}:[\w-]{1,40}$/.test(topic)) return true;
  return topic === 'desk' && caller?.kind === 'staff';
}
