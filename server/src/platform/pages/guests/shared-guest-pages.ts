import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';
import type { SharedStore } from '../../shared/shared-store.ts';
import { isRecord, readShared } from '../../shared/read-shared.ts';
import { readVersion } from '../../telemetry/version.ts';
import type { GuestPage } from './guest-page.ts';

/** Pages that our other processes drew. */
interface SharedGuestPages {
  find(key: string): Promise<{ readonly page: GuestPage; readonly ageMs: number } | undefined>;
  /** Whether another process draws it now; if not, it is ours to draw. */
  isDrawn(key: string): Promise<boolean>;
  /** Nobody waits for it. */
  tell(key: string, page: GuestPage): void;
}

interface Written {
  readonly headers: GuestPage['headers'];
  readonly pieces: readonly string[];
  readonly drawnAtMs: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  Array.isArray(value['headers']) &&
  value['headers'].every((one) => Array.isArray(one) && one.length === 2 && one.every(isText)) &&
  Array.isArray(value['pieces']) &&
  value['pieces'].every(isText) &&
  Number.isFinite(value['drawnAtMs']);

/** Undefined for a process that is alone. */
export function createSharedGuestPages(
  shared: SharedStore,
  clock: Pick<Clock, 'now'>,
  freshMs: number,
): SharedGuestPages | undefined {
  if (shared.isAlone) return undefined;
  // Another release may write them in another shape.
  const { version, commit } = readVersion();
  const nameOf = (key: string): string =>
    `page:${version}:${commit}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    async find(key) {
      const text = await shared.find(nameOf(key));
      const written = text === undefined ? undefined : readShared(text, isWritten);
      if (!written) return undefined;
      const { headers, pieces, drawnAtMs } = written;
      const ageMs = Math.max(0, clock.now().getTime() - drawnAtMs);
      if (ageMs >= freshMs) return undefined;
      return { page: { headers, pieces: pieces.map((piece) => Buffer.from(piece)) }, ageMs };
    },
    async isDrawn(key) {
      const drawing = await shared.count(`${nameOf(key)}:drawn`, 1, freshMs);
      return (drawing?.count ?? 1) > 1;
    },
    tell(key, { headers, pieces }) {
      const drawnAtMs = clock.now().getTime();
      // A place is of letters of ASCII, so no letter lies over the end of a piece.
      const written: Written = { headers, pieces: pieces.map(String), drawnAtMs };
      void shared.keep(nameOf(key), JSON.stringify(written), freshMs);
    },
  };
}
