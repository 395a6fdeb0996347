/**
 * One picture of the dashboard: what it shows, in which unit of Grafana, and the queries with the
 * name of each line.
 */
export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly queries: readonly (readonly [query: string, legend: string])[];
}

export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** From what wakes people to what explains it. */
export const ROWS: readonly Row[] = [
  {
    title: 'Snipes',
    panels: [
      {
        title: 'Due within a minute, held, overdue',
        unit: 'short',
        queries: [
          ['max(hako_snipes_due)', 'due'],
          ['sum(hako_snipes_held)', 'held'],
          ['max(hako_snipes_overdue)', 'overdue'],
          ['max(hako_bids_unknown)', 'bids unknown'],
        ],
      },
      {
        title: 'Sent, late, missed',
        unit: 'short',
        queries: [
          ['sum by (result) (increase(hako_snipes_sent_total[5m]))', '{{result}}'],
          ['sum(increase(hako_snipes_late_total[5m]))', 'late'],
          ['sum(increase(hako_snipes_missed_total[5m]))', 'missed'],
        ],
      },
      {
        title: 'How late they leave',
        unit: 's',
        queries: [
          [
            'histogram_quantile(0.99, sum by (le) (rate(hako_snipe_lateness_seconds_bucket[15m])))',
            '99 of 100',
          ],
          [
            'histogram_quantile(0.5, sum by (le) (rate(hako_snipe_lateness_seconds_bucket[15m])))',
            'half',
          ],
        ],
      },
      {
        title: 'Since the last round of a sniper',
        unit: 's',
        queries: [
          ['time() - hako_sniper_round_timestamp_seconds', '{{instance}}'],
          ['max(hako_snipers_alive)', 'snipers that hold some'],
        ],
      },
    ],
  },
  {
    title: 'Requests',
    panels: [
      {
        title: 'Requests a second by status',
        unit: 'reqps',
        queries: [
          ['sum by (status) (rate(hako_http_requests_total[5m]))', '{{status}}'],
          ['sum(hako_http_requests_in_flight)', 'in flight'],
          ['sum by (from) (rate(hako_guest_pages_total[5m]))', 'guest pages, {{from}}'],
          [
            'sum by (outcome) (rate(hako_shared_store_calls_total[5m]))',
            'shared store, {{outcome}}',
          ],
        ],
      },
      {
        title: 'Refused because there is too much to do',
        unit: 'reqps',
        queries: [
          ['sum by (rank) (rate(hako_http_refused_busy_total[5m]))', 'refused, {{rank}}'],
          ['max by (rank) (hako_http_part_refused_ratio)', 'part refused, {{rank}}'],
          ['max(hako_http_loop_wait_seconds)', 'seconds of waiting'],
        ],
      },
      {
        title: 'Slowest twentieth by route',
        unit: 's',
        queries: [
          [
            'topk(8, histogram_quantile(0.95, sum by (le, route) (rate(hako_http_request_seconds_bucket{route!="/api/live"}[5m]))))',
            '{{route}}',
          ],
        ],
      },
      {
        title: 'Routes that fail',
        unit: 'reqps',
        queries: [
          [
            'topk(8, sum by (route, status) (rate(hako_http_requests_total{status=~"5.."}[5m])))',
            '{{route}} {{status}}',
          ],
        ],
      },
      {
        title: 'Deliveries of banks and carriers',
        unit: 'short',
        queries: [
          ['sum by (source, status) (increase(hako_webhooks_total[15m]))', '{{source}} {{status}}'],
          [
            'time() - max by (source) (hako_webhook_last_timestamp_seconds)',
            '{{source}}, seconds since the last',
          ],
        ],
      },
    ],
  },
  {
    title: 'Marketplaces',
    panels: [
      {
        title: 'Open to us',
        unit: 'short',
        queries: [['max by (site) (hako_site_open)', '{{site}}']],
      },
      {
        title: 'Calls in the last minute, and the pace',
        unit: 'short',
        queries: [
          ['sum by (site) (hako_site_calls_last_minute)', '{{site}}'],
          ['60 * max by (site) (hako_site_pace_per_second)', '{{site}} at most'],
        ],
      },
      {
        title: 'Calls that failed',
        unit: 'short',
        queries: [
          ['sum by (site, kind) (increase(hako_site_failures_total[5m]))', '{{site}} {{kind}}'],
          ['sum by (site) (increase(hako_site_unreadable_total[5m]))', '{{site}} unreadable'],
          ['sum by (site) (increase(hako_site_calls_total[5m]))', '{{site}} all calls'],
        ],
      },
      {
        title: 'How long they take',
        unit: 's',
        queries: [['max by (site, quantile) (hako_site_answer_seconds)', '{{site}} {{quantile}}']],
      },
    ],
  },
  {
    title: 'Jobs',
    panels: [
      {
        title: 'The queue',
        unit: 'short',
        queries: [['max by (state) (hako_queue_jobs)', '{{state}}']],
      },
      {
        title: 'The oldest job that is due',
        unit: 's',
        queries: [['max(hako_queue_oldest_due_seconds)', 'waits']],
      },
      {
        title: 'Jobs by outcome',
        unit: 'short',
        queries: [
          ['topk(8, sum by (job) (rate(hako_jobs_total{outcome="done"}[5m])))', '{{job}}'],
          ['sum by (job) (rate(hako_jobs_total{outcome="failed"}[5m]))', '{{job}} failed'],
        ],
      },
      {
        title: 'Jobs that take longest',
        unit: 's',
        queries: [
          [
            'topk(8, sum by (job) (rate(hako_job_seconds_sum[5m])) / sum by (job) (rate(hako_job_seconds_count[5m])))',
            '{{job}}',
          ],
        ],
      },
    ],
  },
];
