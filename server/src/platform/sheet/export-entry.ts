/**
 * Fields of a table's filter that people type: they may name a customer, which the audit must not
 * keep.
 */
const TYPED = ['customer', 'q'];

/** Who takes a table away as a file. */
export interface Exporter {
  readonly staffId: string;
}

/**
 * What the audit says of a table that leaves as a file: who took how many rows, and how they were
 * filtered. Of what was typed it says only that it was.
 */
export const exportEntry = (
  actor: string,
  table: string,
  asked: Readonly<Record<string, unknown>>,
  count: number,
) => ({
  actor,
  action: 'table.export',
  subject: table,
  after: {
    count,
    ...Object.fromEntries(
      Object.entries(asked)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, TYPED.includes(name) ? '…' : value]),
    ),
  },
});
