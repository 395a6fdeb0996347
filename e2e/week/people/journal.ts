import type { Turnover } from './ledger.ts';

/** `1.234.567 ₫` or `-12` as a number. */
export const wholeOf = (text: string): number => Number(text.replaceAll(/[^\d-]/g, ''));

export interface Line {
  readonly debit: string;
  readonly credit: string;
  readonly currency: 'VND' | 'JPY';
  readonly amount: number;
}

/** The lines of the exported file. */
export function readJournal(csv: string): Line[] {
  const [head = [], ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map(cellsOf);
  const at = (line: readonly string[], heading: string) => line[head.indexOf(heading)] ?? '';
  return lines.map((line) => {
    const currency = at(line, 'Loại tiền') === 'JPY' ? 'JPY' : 'VND';
    const amount = at(line, currency === 'JPY' ? 'Nguyên tệ' : 'Số tiền');
    return {
      debit: at(line, 'TK Nợ'),
      credit: at(line, 'TK Có'),
      currency,
      amount: wholeOf(amount),
    };
  });
}

/** RFC 4180, on one line. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

/** What each account turned over by them. */
export function sumsOf(lines: readonly Line[]): Turnover[] {
  const sums = new Map<string, { debit: number; credit: number }>();
  for (const { debit, credit, currency, amount } of lines)
    for (const [number, side] of [
      [debit, 'debit'],
      [credit, 'credit'],
    ] as const) {
      const key = `${number} ${currency}`;
      const sum = sums.get(key) ?? { debit: 0, credit: 0 };
      sum[side] += amount;
      sums.set(key, sum);
    }
  return [...sums].map(([key, sum]) => {
    const [number = '', currency] = key.split(' ');
    return { number, currency: currency === 'JPY' ? 'JPY' : 'VND', ...sum };
  });
}
