import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';

export type Direction = 'ja-vi' | 'vi-ja';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What is kept of these texts; the others are absent from the map. */
export async function findTranslations(
  db: Database,
  direction: Direction,
  texts: readonly string[],
): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  const byDigest = new Map(texts.map((text) => [digestOf(text), text]));
  const rows = await db
    .selectFrom('translations')
    .select(['source_digest', 'translated_text'])
    .where('direction', '=', direction)
    .where('source_digest', 'in', [...byDigest.keys()])
    .execute();
  return new Map(
    rows.map((row) => [byDigest.get(row.source_digest) as string, row.translated_text]),
  );
}

/** Keeps new translations; one that is already there stays, because people have seen it. */
export async function insertTranslations(
  db: Database,
  direction: Direction,
  translated: ReadonlyMap<string, string>,
  at: Date,
): Promise<void> {
  if (translated.size === 0) return;
  await db
    .insertInto('translations')
    .values(
      [...translated].map(([source_text, translated_text]) => ({
        direction,
        source_digest: digestOf(source_text),
        source_text,
        translated_text,
        translated_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('translations_pkey').doNothing())
    .execute();
}

/** Forgets what customers typed before then, the oldest first, at most so many. */
export async function forgetTyped(db: Database, before: Date, most: number): Promise<void> {
  await db
    .deleteFrom('translations')
    .where('direction', '=', 'vi-ja')
    .where('source_digest', 'in', (rows) =>
      rows
        .selectFrom('translations')
        .select('source_digest')
        .where('direction', '=', 'vi-ja')
        .where('translated_at', '<', before)
        .orderBy('translated_at')
        .limit(most),
    )
    .execute();
}
