import { sql } from 'kysely';
import type { Reader } from './database.ts';

export interface BrokenInvariant {
  readonly name: string;
  readonly rows: readonly unknown[];
}

const SHOWN = 5;

/** Runs every invariant and gives back those that do not hold, with the first rows that break them. */
export async function brokenInvariants(
  reader: Reader,
  invariants: Readonly<Record<string, string>>,
): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await sql.raw(query).execute(reader);
    if (rows.length > 0) broken.push({ name, rows: rows.slice(0, SHOWN) });
  }
  return broken;
}
