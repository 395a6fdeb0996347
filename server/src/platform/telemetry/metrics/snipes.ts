import type { Metric } from './metric.ts';

/**
 * Bids in the last seconds of an auction. What stands in the database is told by processes with the
 * role worker.
 */
export const SNIPE_METRICS = {
  hako_snipes_due: {
    kind: 'gauge',
    help: 'Scheduled snipes whose moment comes within the next minute.',
    labels: [],
  },
  hako_snipes_overdue: {
    kind: 'gauge',
    help: 'Scheduled snipes whose moment is over for five seconds, on a lot that is open.',
    labels: [],
  },
  hako_snipes_held: {
    kind: 'gauge',
    help: 'Snipes in the hands of this sniper.',
    labels: [],
  },
  hako_snipes_sent_total: {
    kind: 'counter',
    help: 'Snipes that this sniper sent, by the answer: placed, refused, lost.',
    labels: ['site', 'result'],
  },
  hako_snipe_lateness_seconds: {
    kind: 'histogram',
    help: "How long after its moment, on the marketplace's clock, a snipe left.",
    labels: ['site'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
  },
  hako_snipes_late_total: {
    kind: 'counter',
    help: 'Snipes that left more than a quarter of a second after their moment.',
    labels: ['site'],
  },
  hako_snipes_missed_total: {
    kind: 'counter',
    help: 'Snipes whose moment came and that were not sent, as the reading job found out: ours to answer for.',
    labels: ['site'],
  },
  hako_snipers_alive: {
    kind: 'gauge',
    help: 'Snipers that hold snipes and gave a sign of life in time, as the database sees it.',
    labels: [],
  },
  hako_sniper_round_timestamp_seconds: {
    kind: 'gauge',
    help: 'When this sniper last looked with success for what is due; it does so four times a second.',
    labels: [],
  },
  hako_bids_unknown: {
    kind: 'gauge',
    help: 'Bids whose answer was lost and that wait for a reading of the bid list; their money is held.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Metric>>;
