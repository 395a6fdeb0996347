import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { WatchedPool } from './database.ts';
import { askClockOffsetMs } from './observed/clock-offset.ts';
import { WatchedClient } from './watched-client.ts';

const BEAT_MS = 1_000;
/** In beats of our own, so that a stall of this process is not taken for one of the database. */
const SILENT_BEATS = 5;
const CONNECT_TIMEOUT_MS = 4_000;
/** Longer than any statement may take by itself; the few that may take longer are looked up. */
const LONG_WAIT_MS = 20_000;

/** Whether the database answers, asked each second over a connection of its own. */
export interface Pulse {
  /** False when the last question was refused, or is unanswered for some seconds. */
  isAnswering(): boolean;
  /** The database's clock minus ours, as it was last asked for; undefined in the first second. */
  clockOffsetMs(): number | undefined;
  /** These connections are broken off when the database falls silent on them. */
  watch(pool: WatchedPool): void;
  stop(): void;
}

export interface PulseSettings {
  readonly url: string;
  readonly log: Logger;
  readonly clock: Clock;
  /** Nothing came back for so long. */
  readonly goneAfterMs: number;
  readonly onGone: () => void;
}

interface Question {
  beats: number;
  /** What each connection had heard when it was asked. */
  readonly heard: ReadonlyMap<WatchedClient, number>;
}

/**
 * A lost machine or network says nothing, not even that it is lost: connections to it wait for ever. When a question gets no
 * answer for five seconds, every watched connection that heard nothing meanwhile is broken off, and its user opens another.
 */
export function startPulse({ url, log, clock, goneAfterMs, onGone }: PulseSettings): Pulse {
  const pools = new Set<WatchedPool>();
  const asker = createAsker(url, () => clientsOf(knownOf(pools)), { log, clock });
  let question: Question | undefined;
  let silentBeats = 0;
  let [isRefused, isOver] = [false, false];

  const beat = (): void => {
    const asked: Question = {
      beats: 0,
      heard: new Map(clientsOf([...pools]).map((client) => [client, client.bytesHeard()])),
    };
    question = asked;
    asker
      .ask()
      .then(
        () => {
          silentBeats = 0;
          isRefused = false;
        },
        (error: Error) => {
          if (isOver) return;
          asker.breakOff();
          isRefused = true;
          if (isAnswer(error)) silentBeats = 0;
          log.error({ error: error.message }, 'the database does not answer');
        },
      )
      .finally(() => {
        if (question === asked) question = undefined;
      });
  };
  const giveUp = ({ heard }: Question): void => {
    question = undefined;
    const silent = [...heard].filter(([client, bytes]) => client.bytesHeard() === bytes);
    log.error({ connections: silent.length }, 'the database is silent, its connections are broken');
    for (const [client] of silent) client.breakOff();
    asker.breakOff();
  };
  const timer = setInterval(() => {
    silentBeats += 1;
    if (question === undefined) beat();
    else if (++question.beats >= SILENT_BEATS) giveUp(question);
    if (silentBeats * BEAT_MS < goneAfterMs) return;
    clearInterval(timer);
    onGone();
  }, BEAT_MS);
  timer.unref();

  return {
    isAnswering: () => !isRefused && silentBeats < SILENT_BEATS,
    clockOffsetMs: () => asker.clockOffsetMs(),
    watch: (pool) => void pools.add(pool),
    stop() {
      isOver = true;
      clearInterval(timer);
      asker.breakOff();
    },
  };
}

const clientsOf = (pools: readonly WatchedPool[]): WatchedClient[] =>
  pools.flatMap((pool) => [...pool.clients]);

/** A pooler gives connections numbers of its own, which the database does not know. */
const knownOf = (pools: ReadonlySet<WatchedPool>): WatchedPool[] =>
  [...pools].filter(({ isPooled }) => !isPooled);

/**
 * Asks over a connection of its own, which is opened when it is needed. It looks up what the
 * database does for those that wait
 * long, and breaks the connections that it forgot.
 */
function createAsker(
  url: string,
  clients: () => readonly WatchedClient[],
  { log, clock }: Pick<PulseSettings, 'log' | 'clock'>,
) {
  let own: WatchedClient | undefined;
  let offsetMs: number | undefined;
  let suspects: ReadonlyMap<WatchedClient, number> = new Map();

  const connect = async (): Promise<WatchedClient> => {
    const client = new WatchedClient({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'hako-pulse',
    });
    own = client;
    client.on('error', () => {
      if (own === client) own = undefined;
    });
    await client.connect();
    return client;
  };
  return {
    async ask(): Promise<void> {
      const client = own ?? (await connect());
      const waiting = longWaiting(clients());
      if (waiting.size === 0) {
        suspects = waiting;
        offsetMs = await askClockOffsetMs(client, clock);
        return;
      }
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1) and state <> 'idle'`,
        [[...waiting.keys()].map((waiter) => waiter.backend())],
      );
      suspects = breakForgotten(waiting, new Set(rows.map(({ pid }) => pid)), suspects, log);
    },
    clockOffsetMs: () => offsetMs,
    breakOff(): void {
      own?.breakOff();
      own = undefined;
    },
  };
}

/** A refusal comes from the machine of the database: there is somebody. */
const isAnswer = (error: Error): boolean =>
  'code' in error &&
  !/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EAI_AGAIN)$/.test(`${error.code}`);

/** Connection -> since when it waits. */
function longWaiting(clients: readonly WatchedClient[]): ReadonlyMap<WatchedClient, number> {
  const now = performance.now();
  return new Map(
    clients.flatMap((client) => {
      const since = client.waitingSince();
      return since !== undefined && now - since > LONG_WAIT_MS ? [[client, since] as const] : [];
    }),
  );
}

/** Breaks what waits for an answer although the database works on nothing for it, as two looks in a row say. Gives who may be next. */
function breakForgotten(
  waiting: ReadonlyMap<WatchedClient, number>,
  working: ReadonlySet<number>,
  before: ReadonlyMap<WatchedClient, number>,
  log: Logger,
): ReadonlyMap<WatchedClient, number> {
  const forgotten = new Map(
    [...waiting].filter(
      ([client, since]) => !working.has(client.backend()) && client.waitingSince() === since,
    ),
  );
  for (const [client, since] of forgotten) {
    if (before.get(client) !== since) continue;
    log.error('a connection lost its answer and is broken');
    client.breakOff();
  }
  return forgotten;
}
