import { LIMITS } from '@hako/contract/kit/limits';
import { useEffect, useRef } from 'react';
import { openStream } from './client.ts';
import { type LiveMessage, readEvents } from './event-stream.ts';

/** Called with a message, or with undefined when something may have changed unseen (reconnected, or only polling): read again. */
export type LiveHandler = (message: LiveMessage | undefined) => void;

const listeners = new Map<string, Set<LiveHandler>>();
let connection: AbortController | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let polling: ReturnType<typeof setInterval> | undefined;

/** Listens to a topic (`customer:<id>`, `auction:<site>:<code>`, `desk`) while the component is shown; null listens to nothing. */
export function useLive(topic: string | null, handler: LiveHandler): void {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    if (topic === null) return;
    return listen(topic, (message) => latest.current(message));
  }, [topic]);
}

function listen(topic: string, handler: LiveHandler): () => void {
  const handlers = listeners.get(topic) ?? new Set();
  listeners.set(topic, handlers.add(handler));
  if (handlers.size === 1) reopen();
  return () => {
    handlers.delete(handler);
    if (handlers.size > 0) return;
    listeners.delete(topic);
    reopen();
  };
}

/** One connection carries all topics of the page; a page that mounts several opens it once. */
function reopen(): void {
  clearTimeout(opening);
  opening = setTimeout(() => {
    connection?.abort();
    stopPolling();
    if (listeners.size === 0) return;
    connection = new AbortController();
    void keepOpen([...listeners.keys()], connection.signal);
  }, 50);
}

async function keepOpen(topics: readonly string[], signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      const access = topics.some((topic) => !topic.startsWith('auction:')) ? 'session' : 'anyone';
      const answer = await openStream(
        `/api/live?topics=${encodeURIComponent(topics.join(','))}`,
        access,
        signal,
      );
      stopPolling();
      // Whatever happened between drawing the page and this moment was not heard.
      tellAll();
      failures = 0;
      for await (const message of readEvents(answer)) tell(message);
      failures = 1;
    } catch {
      if (signal.aborted) return;
      failures += 1;
    }
    startPolling();
    await pause(Math.min(60_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
  }
}

function tell(message: LiveMessage): void {
  for (const handler of listeners.get(message.topic) ?? []) handler(message);
}

function tellAll(): void {
  for (const handlers of listeners.values()) for (const handler of handlers) handler(undefined);
}

function startPolling(): void {
  polling ??= setInterval(tellAll, LIMITS.notificationPollMs);
}

function stopPolling(): void {
  clearInterval(polling);
  polling = undefined;
}

function pause(spanMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, spanMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
