import type {
  Attributes,
  BatchObservableResult,
  Counter,
  Histogram,
  Meter,
  Observable,
} from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import { METRICS, type MetricName } from './metrics.ts';
import type { Metric } from './metrics/metric.ts';
import type { Readings, Telemetry } from './telemetry.ts';

/** The metrics of this process, as Prometheus reads them. */
export interface Meters extends Pick<Telemetry, 'count' | 'record' | 'watch'> {
  /** All of them now, in the text format of Prometheus. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/** A series that was told before and is not any more; the SDK repeats its last value for ever. */
const GONE = /^[^#\n].* NaN\n/gm;
const serializer = new PrometheusSerializer('', false, undefined, true, true);
const NAMES = Object.keys(METRICS) as MetricName[];
const entryOf = (name: MetricName): Metric => METRICS[name];
/** A label whose values grow without end must not take the memory with it. */
const MOST_SERIES = 4_000;

/** Meters by OpenTelemetry. Loaded only where somebody asks for metrics. */
export function openMeters(log: Logger): Meters {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    readers: [exporter],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: MOST_SERIES }],
  });
  const meter = provider.getMeter('hako');
  const told = tellers(meter);
  const read = readers(meter);
  return {
    count: (name, labels, by = 1) => (told.get(name) as Counter).add(by, labels as Attributes),
    record: (name, labels, value) =>
      (told.get(name) as Histogram).record(value, labels as Attributes),
    watch(readNow) {
      const noteNow = noter(read);
      meter.addBatchObservableCallback(
        async (result) => {
          let readings: Readings = {};
          try {
            readings = await readNow();
          } catch (error) {
            log.warn({ error }, 'metrics could not be read');
          }
          noteNow(result, readings);
        },
        [...read.values()],
      );
    },
    async text() {
      const { resourceMetrics } = await exporter.collect();
      return serializer.serialize(resourceMetrics).replaceAll(GONE, '');
    },
    close: () => provider.shutdown(),
  };
}

/** Notes what was read, and of what was noted the last time and is missing now that it is gone. */
function noter(read: ReadonlyMap<MetricName, Observable>) {
  let before = new Map<string, readonly [Observable, Attributes]>();
  return (result: BatchObservableResult, readings: Readings): void => {
    const now = new Map<string, readonly [Observable, Attributes]>();
    for (const [name, values] of Object.entries(readings)) {
      const instrument = read.get(name as MetricName);
      if (!instrument) continue;
      for (const { labels, value } of values) {
        now.set(`${name} ${JSON.stringify(labels)}`, [instrument, labels]);
        result.observe(instrument, value, labels);
      }
    }
    for (const [series, [instrument, labels]] of before)
      if (!now.has(series)) result.observe(instrument, Number.NaN, labels);
    before = now;
  };
}

/** What counters and histograms are told through. */
function tellers(meter: Meter): ReadonlyMap<MetricName, Counter | Histogram> {
  const told = new Map<MetricName, Counter | Histogram>();
  for (const name of NAMES) {
    const { kind, help: description, buckets } = entryOf(name);
    if (kind === 'counter') told.set(name, meter.createCounter(name, { description }));
    if (kind !== 'histogram') continue;
    const advice = { explicitBucketBoundaries: [...(buckets ?? [])] };
    told.set(name, meter.createHistogram(name, { description, advice }));
  }
  return told;
}

/** What is read when somebody asks. */
function readers(meter: Meter): ReadonlyMap<MetricName, Observable> {
  const read = new Map<MetricName, Observable>();
  for (const name of NAMES) {
    const { kind, help: description } = entryOf(name);
    if (kind === 'gauge') read.set(name, meter.createObservableGauge(name, { description }));
    if (kind === 'tally') read.set(name, meter.createObservableCounter(name, { description }));
  }
  return read;
}
