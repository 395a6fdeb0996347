import type { Settings } from './settings.ts';

/** What an operator sees of a process, and where. */
export interface ObservationConfig {
  /**
   * Where metrics, readiness and version are served; undefined: nowhere, and nothing is counted.
   */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** An OTLP receiver of traces over HTTP, as `http://localhost:4318`. */
  readonly tracesUrl: string | undefined;
  /** One trace in so many requests, as a part of 1. */
  readonly tracesShare: number;
  /** A statement that takes longer is told in the log. */
  readonly slowQueryMs: number;
  /** Its file is touched by each good backup. */
  readonly backupStamp: string | undefined;
  readonly errors: ErrorsAddress | undefined;
}

/** An address in the shape of Sentry's: `https://<key>@<host>/<project>`. */
export interface ErrorsAddress {
  readonly envelopeUrl: string;
  readonly key: string;
}

const HIGHEST_PORT = 65_535;

/** The part of the settings that is about being observed. */
export function readObservation(settings: Settings): ObservationConfig {
  const { optional, whole, text, url } = settings;
  const percent = whole('HAKO_TRACES_PERCENT', 10);
  if (percent > 100) settings.problems.push('HAKO_TRACES_PERCENT must be at most 100.');
  return {
    metrics: metricsIn(settings),
    tracesUrl: url('HAKO_TRACES_URL'),
    tracesShare: percent / 100,
    slowQueryMs: whole('HAKO_SLOW_QUERY_MS', 1_000),
    backupStamp: optional('HAKO_BACKUP_STAMP'),
    errors: errorsIn(settings, text('HAKO_ERRORS_DSN', '')),
  };
}

function metricsIn({ optional, whole, text, problems }: Settings): ObservationConfig['metrics'] {
  if (optional('HAKO_METRICS_PORT') === undefined) return undefined;
  const port = whole('HAKO_METRICS_PORT', 0);
  if (port > HIGHEST_PORT) problems.push(`HAKO_METRICS_PORT must be at most ${HIGHEST_PORT}.`);
  return { host: text('HAKO_METRICS_HOST', '127.0.0.1'), port };
}

function errorsIn({ problems }: Settings, dsn: string): ErrorsAddress | undefined {
  if (dsn === '') return undefined;
  const parsed = URL.canParse(dsn) ? new URL(dsn) : undefined;
  const found = /^(?<folder>(?:\/[^/]+)*)\/(?<project>[\w-]+)$/.exec(parsed?.pathname ?? '');
  if (!parsed?.username || !found?.groups || !/^https?:$/.test(parsed.protocol)) {
    problems.push('HAKO_ERRORS_DSN must be an address such as https://<key>@<host>/<project>.');
    return undefined;
  }
  const { folder = '', project = '' } = found.groups;
  return {
    envelopeUrl: `${parsed.protocol}//${parsed.host}${folder}/api/${project}/envelope/`,
    key: parsed.username,
  };
}
