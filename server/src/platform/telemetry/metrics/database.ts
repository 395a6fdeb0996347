import type { Metric } from './metric.ts';

/** How a process and its database get on. */
export const DATABASE_METRICS = {
  hako_database_connections: {
    kind: 'gauge',
    help: 'Connections of a pool of this process: busy or idle.',
    labels: ['pool', 'state'],
  },
  hako_database_connections_limit: {
    kind: 'gauge',
    help: 'How many connections the pool may have.',
    labels: ['pool'],
  },
  hako_database_waiting: {
    kind: 'gauge',
    help: 'Who waits for a connection of the pool now.',
    labels: ['pool'],
  },
  hako_database_statement_seconds: {
    kind: 'histogram',
    help: 'From sending a statement to its answer.',
    labels: ['pool'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  },
  hako_database_slow_statements_total: {
    kind: 'counter',
    help: 'Statements that took longer than HAKO_SLOW_QUERY_MS; the log names each.',
    labels: ['pool'],
  },
  hako_database_clock_offset_seconds: {
    kind: 'gauge',
    help: "The database's clock minus ours.",
    labels: [],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/**
 * The jobs. The states of the queue are told by processes with the role worker, each for the whole
 * queue.
 */
export const QUEUE_METRICS = {
  hako_jobs_total: {
    kind: 'counter',
    help: 'Jobs that this process worked on, by how they ended: done or failed.',
    labels: ['job', 'outcome'],
  },
  hako_job_seconds: {
    kind: 'histogram',
    help: 'How long a job took.',
    labels: ['job'],
    buckets: [0.1, 1, 10, 60],
  },
  hako_queue_jobs: {
    kind: 'gauge',
    help: 'Jobs in the queue: due, running, later, retrying (failed before and tried again), dead (never tried again).',
    labels: ['state'],
  },
  hako_queue_oldest_due_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job that is due waits already.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Metric>>;
