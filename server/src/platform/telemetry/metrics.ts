import { DATABASE_METRICS, QUEUE_METRICS } from './metrics/database.ts';
import type { Metric } from './metrics/metric.ts';
import { CALL_METRICS, SITE_METRICS } from './metrics/outside.ts';
import { PROCESS_METRICS, SERVICE_METRICS } from './metrics/process.ts';
import { SNIPE_METRICS } from './metrics/snipes.ts';

/**
 * Every metric of the service. The dashboard and the alert rules may name only these; a check
 * compares.
 */
export const METRICS = {
  ...CALL_METRICS,
  ...PROCESS_METRICS,
  ...DATABASE_METRICS,
  ...QUEUE_METRICS,
  ...SNIPE_METRICS,
  ...SITE_METRICS,
  ...SERVICE_METRICS,
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
export type NameOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
/** The labels of a metric, each with its value. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>;
