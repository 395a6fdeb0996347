import type { Metric } from './metric.ts';

/** What others ask of us. */
export const CALL_METRICS = {
  hako_http_requests_total: {
    kind: 'counter',
    help: 'Requests answered, by the pattern of their address. Calls that a page makes inside of its own process are counted too.',
    labels: ['method', 'route', 'status'],
  },
  hako_http_request_seconds: {
    kind: 'histogram',
    help: 'From the first byte of a request to the last byte of its answer.',
    labels: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  },
  hako_http_requests_in_flight: {
    kind: 'gauge',
    help: 'Requests that wait for their answer now.',
    labels: [],
  },
  hako_http_loop_wait_seconds: {
    kind: 'gauge',
    help: 'How long work waited for the event loop during the last second.',
    labels: [],
  },
  hako_http_part_refused_ratio: {
    kind: 'gauge',
    help: 'The part of the calls of a rank (first, usual, last) that is refused now because there is too much to do.',
    labels: ['rank'],
  },
  hako_http_refused_busy_total: {
    kind: 'counter',
    help: 'Calls refused because there was too much to do, by rank.',
    labels: ['rank'],
  },
  hako_guest_pages_total: {
    kind: 'counter',
    help: 'Pages for guests that others may share, by where they came from: memory, shared (another process), drawn.',
    labels: ['from'],
  },
  hako_webhooks_total: {
    kind: 'counter',
    help: 'Deliveries of banks and carriers, by what we answered.',
    labels: ['source', 'status'],
  },
  hako_webhook_last_timestamp_seconds: {
    kind: 'gauge',
    help: 'When this process last took a delivery of this source with success.',
    labels: ['source'],
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** What we ask of the marketplaces. */
export const SITE_METRICS = {
  hako_site_open: {
    kind: 'gauge',
    help: '1 while reads go through to the site, 0 while it is left alone after failures. Not told by a process that does not call it.',
    labels: ['site'],
  },
  hako_site_calls_total: {
    kind: 'tally',
    help: 'Calls of this process to the site.',
    labels: ['site'],
  },
  hako_site_failures_total: {
    kind: 'tally',
    help: 'Calls without a plain answer, by why: blocked, limited, timeout, unreachable, broken, failing.',
    labels: ['site', 'kind'],
  },
  hako_site_unreadable_total: {
    kind: 'tally',
    help: 'Answers that came and could not be read.',
    labels: ['site'],
  },
  hako_site_pace_per_second: {
    kind: 'gauge',
    help: 'Calls a second that we allow ourselves there.',
    labels: ['site'],
  },
  hako_site_calls_last_minute: {
    kind: 'gauge',
    help: 'Calls of this process in the last minute.',
    labels: ['site'],
  },
  hako_site_answer_seconds: {
    kind: 'gauge',
    help: 'Duration that this part of the last 500 answered calls stayed below.',
    labels: ['site', 'quantile'],
  },
} as const satisfies Readonly<Record<string, Metric>>;
