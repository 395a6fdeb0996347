/** One value of a table as text: times in UTC, lists and objects as JSON. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  // A text that a spreadsheet would calculate is shown as text.
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
};

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows as CSV (RFC 4180) with a mark that tells spreadsheets it is UTF-8. */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => quoted(textOf(row[column]))).join(',')),
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
