import type pg from 'pg';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { createNews } from '../../../server/src/platform/jobs/news.ts';
import { createMemoryStore } from '../../../server/src/platform/shared/memory-store.ts';
import type { TestPlatform } from '../../../server/test-support/test-platform.ts';

/** Before its statement is sent, or when its answer is there and was not read yet. */
export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** At which statement of the database, counted from one, something dies. */
export interface Point {
  readonly statement: number;
  readonly side: Side;
}

/**
 * A platform over the database of another one, that dies as by SIGKILL: nothing of it goes on, its
 * connections are cut.
 */
export interface Mortal {
  readonly platform: TestPlatform;
  /** What it asked so far, with its blanks made one. */
  readonly statements: readonly string[];
  /** Ends the work when it dies: what it gave is lost. */
  live<Result>(work: () => Promise<Result>): Promise<Result | 'died'>;
  close(): Promise<void>;
}

type Query = (...asked: unknown[]) => unknown;
const never = new Promise<never>(() => undefined);
const CONNECTIONS = 4;

/** Dies at that point; never without one. */
export function mortalOver(whole: TestPlatform, point?: Point): Mortal {
  const { databaseUrl: url, log, jobs, clock } = whole;
  const { db, pool } = openDatabase({ url, poolSize: CONNECTIONS, log });
  const statements: string[] = [];
  let isDead = false;
  let tellDeath: (died: 'died') => void = () => undefined;
  const death = new Promise<'died'>((resolve) => (tellDeath = resolve));
  const die = (): Promise<never> => {
    isDead = true;
    for (const client of pool.clients) client.breakOff();
    tellDeath('died');
    return never;
  };
  const isHere = (side: Side, number: number): boolean =>
    point?.side === side && point.statement === number;
  const ask = (query: Query, asked: unknown[]): unknown => {
    if (isDead) return never;
    const number = statements.push(textOf(asked[0]));
    if (isHere('before', number)) return die();
    const answer = query(...asked);
    // Only the pool itself asks with a callback, and never while somebody works.
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (value: unknown) => (isHere('after', number) ? die() : isDead ? never : value),
      (error: unknown) => (isDead ? never : Promise.reject(error)),
    );
  };
  pool.on('connect', (client) => {
    const query = client.query as unknown as Query;
    const watched: Query = (...asked) => ask(query, asked);
    client.query = watched as pg.PoolClient['query'];
    if (isDead) for (const one of pool.clients) one.breakOff();
  });
  return {
    // What is remembered for a short while dies with it.
    platform: {
      ...whole,
      db,
      reads: db,
      pool,
      news: createNews(jobs),
      shared: createMemoryStore(clock),
    },
    statements,
    live: (work) => Promise.race([work(), death]),
    close: () => (isDead ? Promise.resolve() : db.destroy()),
  };
}

function textOf(statement: unknown): string {
  const { text } = (typeof statement === 'string' ? { text: statement } : statement) as {
    readonly text?: string;
  };
  return (text ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
}
