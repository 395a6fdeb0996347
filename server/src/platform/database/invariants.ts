import { sql } from 'kysely';
import type { Reader } from './database.ts';

export interface BrokenInvariant {
  readonly name: string;
  readonly rows: readonly unknown[];
}

const SHOWN = 5;

/**
 * Runs every invariant and gives back those that do not hold, with the first rows that break them.
 * `at` is the now of a world whose clock is
 * not the one of the machine.
 */
export async function brokenInvariants(
  reader: Reader,
  invariants: Readonly<Record<string, string>>,
  at?: Date,
): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const asked = at ? query.replaceAll('now()', `timestamptz '${at.toISOString()}'`) : query;
    const { rows } = await sql.raw(asked).execute(reader);
    if (rows.length > 0) broken.push({ name, rows: rows.slice(0, SHOWN) });
  }
  return broken;
}
