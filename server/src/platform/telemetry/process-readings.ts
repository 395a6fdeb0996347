import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Readings } from './telemetry.ts';
import type { Version } from './version.ts';

const RESOLUTION_MS = 10;
const NS = 1_000_000_000;

/**
 * What this process is, and how its event loop, memory and processor do. Begins to watch the loop.
 */
export function createProcessReadings(
  { version, commit }: Version,
  roles: readonly string[],
): () => Readings {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let usage = performance.eventLoopUtilization();
  const startedSeconds = performance.timeOrigin / 1_000;
  const info = { version, commit, roles: roles.join(',') };
  // The timer itself counts as a delay.
  const late = (ns: number): number => Math.max(0, ns / NS - RESOLUTION_MS / 1_000) || 0;
  return () => {
    const used = performance.eventLoopUtilization(usage);
    usage = performance.eventLoopUtilization();
    const quantiles = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max };
    delay.reset();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const memory = { rss, 'heap-used': heapUsed, 'heap-total': heapTotal, external };
    return {
      hako_build_info: [{ labels: info, value: 1 }],
      hako_process_start_timestamp_seconds: [{ labels: {}, value: startedSeconds }],
      hako_process_cpu_seconds_total: [{ labels: {}, value: (user + system) / 1e6 }],
      hako_process_memory_bytes: Object.entries(memory).map(([part, value]) => ({
        labels: { part },
        value,
      })),
      hako_event_loop_delay_seconds: Object.entries(quantiles).map(([quantile, ns]) => ({
        labels: { quantile },
        value: late(ns),
      })),
      hako_event_loop_utilization_ratio: [{ labels: {}, value: used.utilization }],
    };
  };
}
