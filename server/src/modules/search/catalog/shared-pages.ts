import { createHash } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import { isRecord, readShared } from '../../../platform/shared/read-shared.ts';
import type { SharedStore } from '../../../platform/shared/shared-store.ts';
import { readVersion } from '../../../platform/telemetry/version.ts';
import type { ListingPage } from '../../marketplaces/index.ts';
import { readDated, writeDated } from './dated-json.ts';

/** A page of a site and when it was asked for, by `monotonicMs`. */
export interface KeptPage {
  readonly page: ListingPage;
  readonly readAtMs: number;
}

/** Search answers of the sites that our other processes were told. */
export interface SharedPages {
  find(key: string): Promise<KeptPage | undefined>;
  /** Nobody waits for it. */
  tell(key: string, page: KeptPage, servesMs: number): void;
}

interface Written {
  readonly page: ListingPage;
  readonly readAtMs: number;
}

/** What stands in a listing is of this release: the name says so. */
const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  isRecord(value['page']) &&
  Array.isArray(value['page']['listings']) &&
  Number.isFinite(value['readAtMs']);

/** Undefined for a process that is alone: it has them all. */
export function createSharedPages(
  shared: SharedStore | undefined,
  clock: Clock,
): SharedPages | undefined {
  if (!shared || shared.isAlone) return undefined;
  // Another release may write them in another shape.
  const { version, commit } = readVersion();
  const nameOf = (key: string): string =>
    `list:${version}:${commit}:${createHash('sha256').update(key).digest('base64url')}`;
  // Each process has a clock of its own for spans; the time of day is theirs together.
  const nowMs = (): number => clock.now().getTime();
  return {
    async find(key) {
      const text = await shared.find(nameOf(key));
      const written = text === undefined ? undefined : readShared(text, isWritten, readDated);
      if (!written) return undefined;
      const { page, readAtMs } = written;
      const ageMs = Math.max(0, nowMs() - readAtMs);
      return { page, readAtMs: clock.monotonicMs() - ageMs };
    },
    tell(key, { page, readAtMs }, servesMs) {
      const ageMs = clock.monotonicMs() - readAtMs;
      const written: Written = { page, readAtMs: nowMs() - ageMs };
      void shared.keep(nameOf(key), writeDated(written), servesMs);
    },
  };
}
