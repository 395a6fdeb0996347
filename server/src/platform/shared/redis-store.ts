import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createListeners } from './listeners.ts';
import { ANSWER_MS, createPatience } from './patience.ts';
import type { SharedStore } from './shared-store.ts';

const CONNECT_MS = 1_000;
/** It is asked for a sign of life each second: a line that is silent for so long is opened anew. */
const ALIVE_MS = 1_000;
const SILENT_MS = 5_000;
const LONGEST_PAUSE_MS = 3_000;
/** More than that has not been answered: nothing is added to it. */
const MOST_WAITING = 1_000;

interface Seen {
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly log: Logger;
  readonly telemetry: Telemetry;
}

/** Where it is, and for whom: installations with other addresses see nothing of each other. */
interface Place {
  readonly url: string;
  readonly publicUrl: string;
}

/**
 * Over a server that speaks the protocol of Redis; two connections, opened at once and again
 * whenever they break.
 */
export function openRedisStore(
  { url, publicUrl }: Place,
  seen: Seen,
  answerMs = ANSWER_MS,
): SharedStore {
  const prefix = `hako:${createHash('sha256').update(publicUrl).digest('base64url').slice(0, 22)}:`;
  // One channel for all topics: few messages, and each process hears most of them.
  const channel = `${prefix}told`;
  const client = clientOf(url);
  // What listens waits for its line: it listens again whenever there is one.
  const ear = client.duplicate({ disableOfflineQueue: false });
  const patience = createPatience(seen, () => client.isReady, answerMs);
  client.on('error', patience.isAway);
  ear.on('error', patience.isAway);
  const listeners = createListeners();
  const hear = (told: string): void => {
    const at = told.indexOf(' ');
    listeners.hear(told.slice(0, at), told.slice(at + 1));
  };
  // Neither ends before it is closed: both are opened again by themselves.
  client.connect().catch(patience.isAway);
  ear.connect().catch(patience.isAway);
  ear.subscribe(channel, hear).catch(patience.isAway);
  const { ask } = patience;
  const nameOf = (key: string): string => prefix + key;

  return {
    isAlone: false,
    find: async (key) => (await ask(() => client.get(nameOf(key)))) ?? undefined,
    async keep(key, value, forMs) {
      await ask(() => client.set(nameOf(key), value, inMs(forMs)));
    },
    async count(key, by, windowMs) {
      const name = nameOf(key);
      const answer = await ask(() =>
        client
          .multi()
          .set(name, '0', { ...inMs(windowMs), condition: 'NX' })
          .incrBy(name, by)
          .pTTL(name)
          .exec(),
      );
      return answer && { count: Number(answer[1]), endsInMs: Math.max(0, Number(answer[2])) };
    },
    async tell(topic, message) {
      await ask(() => client.publish(channel, `${topic} ${message}`));
    },
    listen: listeners.listen,
    close() {
      for (const one of [client, ear]) if (one.isOpen) one.destroy();
      return Promise.resolve();
    },
  };
}

const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: ALIVE_MS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(tries, 10)),
    },
  });

const inMs = (forMs: number) => ({
  expiration: { type: 'PX', value: Math.max(1, Math.ceil(forMs)) } as const,
});
