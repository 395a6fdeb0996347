import { liveEndpoint } from '@hako/contract/kit/live';
import { Outage } from '../../../kernel/outage.ts';
import type { Live, LiveMessage } from '../../live-news.ts';
import {
  type Audience,
  createLiveStreams,
  type LiveStreams,
  STREAM_LIMITS,
} from './live-streams.ts';
import { type Call, type Caller, type Route, route } from '../route.ts';

const TOPICS = 20;
/** Who reads so little of what is sent to them is gone, or wants to fill our memory. */
const UNREAD_BYTES = 256 * 1024;
/** What was sent last may take so long to arrive. */
const GRACE_MS = 5_000;

/** Server-sent events for one browser: its customer's news and the auctions it looks at. All end when `ending` is aborted. */
export function liveRoute(
  live: Live,
  audience: Audience,
  limits = STREAM_LIMITS,
  ending?: AbortSignal,
): Route {
  const streams = createLiveStreams(audience, limits);
  ending?.addEventListener('abort', () => streams.endAll());
  return route(liveEndpoint, ({ query, caller, request, reply }) => {
    if (ending?.aborted) throw new Outage('live streams', 'failing', 'this process ends');
    const topics = topicsOf(query.topics, caller);
    serve({ live, streams }, { topics, caller, request, reply });
  });
}

/**
 * Opens the stream and tells what happens until its browser leaves. Refusal
 * `request.too-many-streams`.
 */
function serve(
  { live, streams }: { readonly live: Live; readonly streams: LiveStreams },
  {
    topics,
    caller,
    request,
    reply,
  }: Pick<Call<typeof liveEndpoint>, 'caller' | 'request' | 'reply'> & {
    readonly topics: readonly string[];
  },
): void {
  const out = reply.raw;
  const write = (text: string): void => {
    if (out.writableLength > UNREAD_BYTES) out.destroy();
    else out.write(text);
  };
  const close = streams.open({
    caller,
    ip: request.ip,
    topics,
    isGone: () => out.destroyed || request.raw.socket.destroyed,
    beat: () => write(': still here\n\n'),
    end: () => {
      leave();
      out.end();
      setTimeout(() => out.destroy(), GRACE_MS).unref();
    },
  });
  const send = (topic: string) => (message: LiveMessage) =>
    write(`data: ${JSON.stringify({ topic, ...message })}\n\n`);
  const stops = topics.map((topic) => live.listen(topic, send(topic)));
  const leave = (): void => {
    close();
    for (const stop of stops) stop();
  };
  reply.hijack();
  out.on('close', leave);
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  write(`retry: 3000\ndata: ${JSON.stringify({ kind: 'connected', topics })}\n\n`);
}

/** A customer's own news, and of what is asked for what they may hear; each once. */
const topicsOf = (topics: string | undefined, caller: Caller | undefined): string[] => [
  ...new Set([
    ...(caller?.kind === 'customer' ? [`customer:${caller.customerId}`] : []),
    ...asked(topics).filter((topic) => mayListen(topic, caller)),
  ]),
];

const asked = (topics: string | undefined): string[] =>
  (topics ?? '').split(',').filter(Boolean).slice(0, TOPICS);

function mayListen(topic: string, caller: Caller | undefined): boolean {
  if (/^auction:[a-z-]{2,20}:[\w-]{1,40}$/.test(topic)) return true;
  return topic === 'desk' && caller?.kind === 'staff';
}
