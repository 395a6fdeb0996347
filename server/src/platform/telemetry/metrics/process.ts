import type { Metric } from './metric.ts';

/** How one process is. */
export const PROCESS_METRICS = {
  hako_build_info: {
    kind: 'gauge',
    help: 'Always 1; its labels say which release runs here and what for.',
    labels: ['version', 'commit', 'roles'],
  },
  hako_process_start_timestamp_seconds: {
    kind: 'gauge',
    help: 'When this process began.',
    labels: [],
  },
  hako_process_cpu_seconds_total: {
    kind: 'tally',
    help: 'Processor time of this process.',
    labels: [],
  },
  hako_process_memory_bytes: {
    kind: 'gauge',
    help: 'Memory of this process: rss, heap-used, heap-total, external.',
    labels: ['part'],
  },
  hako_event_loop_delay_seconds: {
    kind: 'gauge',
    help: 'How late the event loop was since it was last asked: the median, the 99th percentile and the longest.',
    labels: ['quantile'],
  },
  hako_event_loop_utilization_ratio: {
    kind: 'gauge',
    help: 'The part of the time since the last question in which the event loop was busy.',
    labels: [],
  },
  hako_ready: {
    kind: 'gauge',
    help: '1 while what this process depends on is well, by dependency.',
    labels: ['dependency'],
  },
  hako_shared_store_calls_total: {
    kind: 'counter',
    help: 'Calls to the store of HAKO_REDIS_URL, by what became of them: answered, late (or failed), skipped because it is away.',
    labels: ['outcome'],
  },
  hako_log_errors_total: {
    kind: 'counter',
    help: 'Lines of the log at level error or above.',
    labels: [],
  },
  hako_error_reports_total: {
    kind: 'counter',
    help: 'Errors for the address of HAKO_ERRORS_DSN, by what became of them: sent, failed, dropped.',
    labels: ['outcome'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** What is looked at for the whole service, by processes with the role worker. */
export const SERVICE_METRICS = {
  hako_invariants_failed: {
    kind: 'gauge',
    help: 'Invariants that did not hold, or could not be looked at, in the last nightly examination.',
    labels: [],
  },
  hako_invariants_examined_timestamp_seconds: {
    kind: 'gauge',
    help: 'When all invariants were last looked at.',
    labels: [],
  },
  hako_backup_last_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the file of HAKO_BACKUP_STAMP was last touched, which the last good backup does.',
    labels: [],
  },
  hako_wal_archived_timestamp_seconds: {
    kind: 'gauge',
    help: 'When PostgreSQL last archived a piece of its log.',
    labels: [],
  },
  hako_wal_archive_failures_total: {
    kind: 'tally',
    help: 'Pieces of its log that PostgreSQL could not archive.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Metric>>;
