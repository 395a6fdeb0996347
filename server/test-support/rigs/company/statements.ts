/** So many rows has each table. */
const MANY = 100_000;

export interface People {
  /** The customer whose is one row in two hundred. */
  readonly owner: string;
  readonly staff: string;
}

/** The id of row `n` of a kind, the same in every table that names it. */
export const id = (kind: string): string => `md5('${kind}' || n)::uuid`;
export const whoseOf = (owner: string): string =>
  `case when n % 200 = 0 then '${owner}'::uuid else ${id('customer')} end`;
/** A row every seven minutes. */
export const at = `now() - n * interval '7 minutes'`;
/** One row in five hundred still waits for somebody. */
export const waits = (yes: string, no: string): string =>
  `case when n % 500 = 0 then ${yes} else ${no} end`;

/** Many rows of one table: its name and columns, and their values by `n`. */
export function rows(columns: string, values: string): string {
  const [table] = columns.split(' ');
  return `insert into ${table} (${columns.slice(columns.indexOf(' ') + 1)})
    select ${values} from generate_series(1, ${MANY}) n`;
}
