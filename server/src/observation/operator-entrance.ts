import type { OwnedPlatform } from '../open-platform.ts';
import { type OperatorServer, startOperatorServer } from '../platform/telemetry/operator-server.ts';
import type { ReadinessBook } from '../platform/telemetry/readiness.ts';

/** Opens `HAKO_METRICS_PORT`, when it is set. Rejects when the port is taken. */
export async function openOperatorEntrance(
  platform: OwnedPlatform,
  readiness: ReadinessBook,
): Promise<OperatorServer | undefined> {
  const { config, telemetry, observation, pulse } = platform;
  const { meters, version } = observation;
  const address = config.observation.metrics;
  if (!address || !meters) return undefined;
  telemetry.watch(async () => {
    const { dependencies } = await readiness.read();
    return {
      hako_ready: Object.entries(dependencies).map(([dependency, state]) => ({
        labels: { dependency },
        value: state === 'ok' ? 1 : 0,
      })),
    };
  });
  telemetry.watch(() => {
    const offsetMs = pulse.clockOffsetMs();
    if (offsetMs === undefined) return {};
    return { hako_database_clock_offset_seconds: [{ labels: {}, value: offsetMs / 1_000 }] };
  });
  return startOperatorServer(address, {
    readiness,
    version,
    roles: config.roles,
    metrics: () => meters.text(),
  });
}
