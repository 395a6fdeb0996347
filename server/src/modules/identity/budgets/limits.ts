import type { Config } from '../../../config.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

/** How often what may be tried. Per-address limits spare the machine itself outside production, where everybody is that address. */
export interface Limits {
  readonly triesPerName: Rate;
  triesPerIp(ip: string): Rate;
  readonly codesPerMinute: Rate;
  readonly codesPerDay: Rate;
  codesPerIp(ip: string): Rate;
  /** Calls of one address that may wait for a scan together, and of all addresses in this process. */
  waitersPerIp(ip: string): number;
  readonly waiters: number;
  /** Messages to phones per hour, all customers together: what a robot can cost us at most. */
  readonly messagesPerHour: number;
  /** From so many messages an hour on, sending stops while fewer than a fifth of them were used. */
  readonly brakeFrom: number;
}

export function createLimits({ environment }: Pick<Config, 'environment'>): Limits {
  const isSpared = (ip: string): boolean =>
    environment !== 'production' && /^(127\.|::1$|::ffff:127\.)/.test(ip);
  return {
    triesPerName: { limit: 20, windowMs: 15 * MINUTE_MS },
    triesPerIp: (ip) => ({ limit: isSpared(ip) ? 100_000 : 100, windowMs: 15 * MINUTE_MS }),
    codesPerMinute: { limit: 1, windowMs: MINUTE_MS },
    codesPerDay: { limit: 5, windowMs: 24 * HOUR_MS },
    codesPerIp: (ip) => ({ limit: isSpared(ip) ? 100_000 : 10, windowMs: HOUR_MS }),
    waitersPerIp: (ip) => (isSpared(ip) ? 100_000 : 3),
    waiters: 4_000,
    messagesPerHour: 600,
    brakeFrom: 100,
  };
}
