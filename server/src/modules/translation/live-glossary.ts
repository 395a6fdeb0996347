import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Glossary, readGlossary } from './rules/glossary.ts';
import { parseGlossary } from './rules/glossary-rows.ts';
import { findNewestGlossary, type GlossaryVersion } from './glossary-store.ts';

/** The glossary in force in this process: the file of the program until the owner has edited it, then the owner's newest. */
export interface LiveGlossary {
  /** At once; looks now and then, behind the caller's back, whether another process was told of a newer one. */
  now(): Glossary;
  /** The newest as the database has it. */
  readVersion(): Promise<GlossaryVersion>;
  /** Puts a version in force here. */
  take(version: GlossaryVersion): void;
}

interface InForce {
  readonly version: GlossaryVersion;
  readonly glossary: Glossary;
}

let ofProgram: InForce | undefined;
/**
 * The file of the program, read once in a process, and only in one that translates: it takes a
 * tenth of a start.
 */
function readOwnGlossary(): InForce {
  if (ofProgram) return ofProgram;
  const tsv = readFileSync(new URL('./glossary.tsv', import.meta.url), 'utf8');
  const version = { version: 0, tsv, termCount: countTerms(tsv), changedAt: undefined };
  ofProgram = { version, glossary: readGlossary(tsv) };
  return ofProgram;
}

const LOOKS_EVERY_MS = 30_000;

export const countTerms = (tsv: string): number =>
  parseGlossary(tsv).filter(({ kind }) => kind !== 'filler').length;

export function createLiveGlossary(
  { db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: Logger },
  onChange: () => void,
): LiveGlossary {
  let current: InForce | undefined;
  const inForce = (): InForce => (current ??= readOwnGlossary());
  let lookedMs = Number.NEGATIVE_INFINITY;

  function take(version: GlossaryVersion): void {
    if (version.version <= inForce().version.version) return;
    current = { version, glossary: readGlossary(version.tsv) };
    onChange();
  }
  function look(): void {
    lookedMs = clock.monotonicMs();
    findNewestGlossary(db, inForce().version.version).then(
      (newer) => newer && take(newer),
      (error: unknown) => log.warn({ error: String(error) }, 'the glossary could not be looked up'),
    );
  }

  return {
    now() {
      if (clock.monotonicMs() - lookedMs >= LOOKS_EVERY_MS) look();
      return inForce().glossary;
    },
    async readVersion() {
      const newer = await findNewestGlossary(db, inForce().version.version);
      if (newer) take(newer);
      return inForce().version;
    },
    take,
  };
}
