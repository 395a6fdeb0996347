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
  /** Guesses of a device that signed in to the account before; others do not take from them. */
  readonly triesPerDevice: Rate;
  readonly triesPerDeviceDay: Rate;
  /** Of all known devices of an account together. */
  readonly triesPerLanesDay: Rate;
  /** Guesses of one address that may wait for their turn. */
  waitingPerIp(ip: string): number;
  readonly codesPerMinute: Rate;
  /** Codes to one contact that one network, or one device that the account knows, asks for. */
  readonly codesPerDay: Rate;
  /** The same, all networks together. */
  readonly codesPerContactDay: Rate;
  /**
   * The same, all known devices and the signed-in owner together: with the one before, a small part
   * of the hour's messages.
   */
  readonly codesPerLanesDay: Rate;
  codesPerIp(ip: string): Rate;
  /** Calls of one address that may wait for a scan together, and of all addresses in this process. */
  waitersPerIp(ip: string): number;
  readonly waiters: number;
  /**
   * Messages to phones per hour, to newcomers and to customers each: what a robot can cost us at
   * most is twice that.
   */
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
    triesPerDevice: { limit: 20, windowMs: 15 * MINUTE_MS },
    triesPerDeviceDay: { limit: 100, windowMs: 24 * HOUR_MS },
    triesPerLanesDay: { limit: 200, windowMs: 24 * HOUR_MS },
    waitingPerIp: (ip) => (isSpared(ip) ? 100_000 : 20),
    codesPerMinute: { limit: 1, windowMs: MINUTE_MS },
    codesPerDay: { limit: 5, windowMs: 24 * HOUR_MS },
    codesPerContactDay: { limit: 15, windowMs: 24 * HOUR_MS },
    codesPerLanesDay: { limit: 10, windowMs: 24 * HOUR_MS },
    codesPerIp: (ip) => ({ limit: isSpared(ip) ? 100_000 : 10, windowMs: HOUR_MS }),
    waitersPerIp: (ip) => (isSpared(ip) ? 100_000 : 3),
    waiters: 4_000,
    messagesPerHour: 300,
    brakeFrom: 100,
  };
}
