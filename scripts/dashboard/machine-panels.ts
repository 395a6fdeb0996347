import type { Row } from './panels.ts';

/** Processes, their database, and what is looked at once a day. */
export const MACHINE_ROWS: readonly Row[] = [
  {
    title: 'Processes',
    panels: [
      {
        title: 'What is lacking',
        unit: 'short',
        queries: [['hako_ready == 0', '{{instance}} {{dependency}}']],
      },
      {
        title: 'Event loop: delay and use',
        unit: 'short',
        queries: [
          ['hako_event_loop_delay_seconds{quantile="0.99"}', '{{instance}} seconds late'],
          ['hako_event_loop_utilization_ratio', '{{instance}} busy'],
        ],
      },
      {
        title: 'Processor and memory',
        unit: 'short',
        queries: [
          ['rate(hako_process_cpu_seconds_total[5m])', '{{instance}} processors'],
          ['hako_process_memory_bytes{part="rss"} / 1e9', '{{instance}} GB'],
        ],
      },
      {
        title: 'Errors, and what runs where',
        unit: 'short',
        queries: [
          ['increase(hako_log_errors_total[5m])', '{{instance}} errors'],
          ['sum by (outcome) (increase(hako_error_reports_total[5m]))', 'reports {{outcome}}'],
          ['hako_build_info', '{{instance}} {{version}} {{roles}}'],
          ['time() - hako_process_start_timestamp_seconds < 300', '{{instance}} began'],
        ],
      },
    ],
  },
  {
    title: 'Database',
    panels: [
      {
        title: 'Connections',
        unit: 'short',
        queries: [
          ['hako_database_connections', '{{instance}} {{pool}} {{state}}'],
          ['hako_database_connections_limit', '{{instance}} {{pool}} at most'],
          ['hako_database_waiting', '{{instance}} {{pool}} wait'],
        ],
      },
      {
        title: 'Statements',
        unit: 's',
        queries: [
          [
            'histogram_quantile(0.99, sum by (le, pool) (rate(hako_database_statement_seconds_bucket[5m])))',
            '{{pool}} 99 of 100',
          ],
          ['sum(increase(hako_database_slow_statements_total[5m]))', 'slow ones'],
        ],
      },
      {
        title: "The database's clock minus ours",
        unit: 's',
        queries: [['hako_database_clock_offset_seconds', '{{instance}}']],
      },
      {
        title: 'Since the last backup, archive, examination',
        unit: 's',
        queries: [
          ['time() - max(hako_backup_last_timestamp_seconds)', 'backup'],
          ['time() - max(hako_wal_archived_timestamp_seconds)', 'archive'],
          ['time() - max(hako_invariants_examined_timestamp_seconds)', 'examination'],
          ['max(hako_invariants_failed)', 'invariants that do not hold'],
          ['max(increase(hako_wal_archive_failures_total[15m]))', 'failed archivings'],
        ],
      },
    ],
  },
];
