import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Readings, Telemetry } from '../../telemetry/telemetry.ts';
import type { OnStatement } from '../watched-client.ts';

export interface StatementListening {
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** A statement that takes longer is told in the log. */
  readonly slowMs: number;
}

const LONGEST_TEXT = 600;
const HASH_DIGITS = 12;

/**
 * Measures the statements of a pool and tells the slow ones in the log: by name, hash and text,
 * never with the values that they asked for.
 */
export function listenToStatements(
  pool: string,
  { log, telemetry, slowMs }: StatementListening,
): OnStatement {
  const labels = { pool };
  return (text, tookMs, isFailed) => {
    telemetry.record('hako_database_statement_seconds', labels, tookMs / 1_000);
    telemetry.step(tookMs, () => ({ name: statementName(text), isFailed }));
    if (tookMs <= slowMs) return;
    telemetry.count('hako_database_slow_statements_total', labels);
    log.warn(
      {
        pool,
        ms: Math.round(tookMs),
        statement: statementName(text),
        hash: createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS),
        text: withoutValues(text),
      },
      'a statement was slow',
    );
  };
}

/** What the statement does and to which table first: `update bids`. */
export function statementName(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?([a-z_."]+)/i.exec(text)?.[1];
  return table ? `${verb} ${table.replaceAll('"', '')}` : verb;
}

/** The statement with `?` for each text and number that was written into it. */
export const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** The connections of a pool, and who waits for one. */
export const poolReadings =
  (name: string, pool: pg.Pool): (() => Readings) =>
  () => {
    const labels = { pool: name };
    const { totalCount, idleCount, waitingCount, options } = pool;
    return {
      hako_database_connections: [
        { labels: { ...labels, state: 'busy' }, value: totalCount - idleCount },
        { labels: { ...labels, state: 'idle' }, value: idleCount },
      ],
      hako_database_connections_limit: [{ labels, value: options.max }],
      hako_database_waiting: [{ labels, value: waitingCount }],
    };
  };
