import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { systemClock } from '../kernel/clock.ts';
import { createErrorReports, type ErrorReports } from '../platform/error-reports/error-reports.ts';
import { createLog } from '../platform/log.ts';
import type { Meters } from '../platform/telemetry/open-telemetry.ts';
import { createProcessReadings } from '../platform/telemetry/process-readings.ts';
import { noTelemetry, type Telemetry } from '../platform/telemetry/telemetry.ts';
import { readVersion, type Version } from '../platform/telemetry/version.ts';

/** How a process tells what it does: its log, its metrics and traces, and its errors outside. */
export interface Observation {
  readonly log: Logger;
  readonly telemetry: Telemetry;
  readonly version: Version;
  /** Where somebody asks for metrics. */
  readonly meters?: Meters;
  /** Traces the requests of a server whose routes are not registered yet. */
  readonly traceCalls?: (app: FastifyInstance) => Promise<void>;
  close(): Promise<void>;
}

/** A log and nothing else, for commands and rigs. */
export const onlyLog = (config: Config): Observation => ({
  log: createLog(levelOf(config)),
  telemetry: noTelemetry,
  version: readVersion(),
  close: async () => undefined,
});

/** What the settings ask for. What is not asked for is not even loaded. */
export async function openObservation(config: Config): Promise<Observation> {
  const { observation, roles, environment } = config;
  const version = readVersion();
  let reports: ErrorReports | undefined;
  let telemetry = noTelemetry;
  const log = createLog(levelOf(config), undefined, (failure) => {
    telemetry.count('hako_log_errors_total', {});
    reports?.tell(failure);
  });
  const meters =
    observation.metrics &&
    (await import('../platform/telemetry/open-telemetry.ts')).openMeters(log);
  const { tracesUrl: url, tracesShare: share } = observation;
  const traces =
    url === undefined
      ? undefined
      : (await import('../platform/telemetry/traces.ts')).openTraces({
          url,
          share,
          version,
          roles,
        });
  telemetry = { ...noTelemetry, ...meters, ...(traces && only(traces)) };
  meters?.watch(createProcessReadings(version, roles));
  // What grows from nothing is no growth to Prometheus: such counters are there from the beginning.
  telemetry.count('hako_log_errors_total', {}, 0);
  const origin = { version, environment, roles };
  reports =
    observation.errors &&
    createErrorReports({ address: observation.errors, origin, clock: systemClock, telemetry });
  return {
    log,
    telemetry,
    version,
    ...(meters && { meters }),
    ...(traces && { traceCalls: (app) => traces.follow(app) }),
    async close() {
      await reports?.close();
      await traces?.close().catch((error: Error) => log.warn({ error }, 'traces were not sent'));
      await meters?.close();
    },
  };
}

const only = ({ step, within }: Pick<Telemetry, 'step' | 'within'>) => ({ step, within });

const levelOf = ({ environment }: Config) =>
  environment === 'test' ? 'silent' : environment === 'production' ? 'info' : 'warn';
