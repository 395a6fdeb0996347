import type pg from 'pg';

/** Columns that hold words which somebody else wrote: customers, sellers, banks, staff. */
const WORDS =
  /^(name|title|title_vi|body|content|note|remark|description|receiver|line|label|memo|full_name|keyword|words|reason|order_name|seller_name|holder|address|listing_title)$/;
const ADDRESSES = /^(url|link|picture|image|avatar)$/;
/** Ours, or read by programs alone. */
const NOT_OURS = /^(applied_migrations|marketplace_unreadable_answers|report_.*|book_.*)$/;

/** Stands before all words that are planted, so that one sees on which pages they are shown. */
export const SIGN = 'planted-words';

export interface Place {
  readonly table: string;
  readonly column: string;
  readonly isAddress: boolean;
}

/** Every such column of a table that has rows. */
export async function placesIn(pool: pg.Pool): Promise<Place[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
       and c.is_generated = 'NEVER' order by 1, 2`,
  );
  const places: Place[] = [];
  for (const { table, column } of rows) {
    if (NOT_OURS.test(table) || !(WORDS.test(column) || ADDRESSES.test(column))) continue;
    const { rowCount } = await pool.query(
      `select 1 from "${table}" where "${column}" is not null limit 1`,
    );
    if (rowCount) places.push({ table, column, isAddress: ADDRESSES.test(column) });
  }
  return places;
}

/**
 * Writes the words into each place that takes them, all in one or, where that is too long, the
 * first alone. Gives where they stand now; the rest is guarded by the database.
 */
export async function plant(
  pool: pg.Pool,
  places: readonly Place[],
  words: readonly string[],
): Promise<Place[]> {
  const planted: Place[] = [];
  const put = ({ table, column }: Place, text: string): Promise<boolean> =>
    pool.query(`update "${table}" set "${column}" = $1 where "${column}" is not null`, [text]).then(
      () => true,
      () => false,
    );
  for (const place of places) {
    const choices = place.isAddress
      ? words
      : [words, ...words.map((word) => [word])].map((some) => [SIGN, ...some].join('\n'));
    for (const text of choices.slice(0, 4))
      if (await put(place, text)) {
        planted.push(place);
        break;
      }
  }
  return planted;
}
