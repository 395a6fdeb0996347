import { withoutAccents } from '../../../../kernel/wording.ts';

/** One line of a statement, as its file says it. */
export interface StatementLine {
  /** From 1, as a spreadsheet counts. */
  readonly row: number;
  readonly day: string;
  /** Below zero: yen that left. */
  readonly amountJpy: number;
  readonly reference: string;
  readonly words: string;
}

export type LineFault = { readonly row: number; readonly what: 'day' | 'amount' };
export type ReadLines =
  | { readonly lines: readonly StatementLine[] }
  | { readonly fault: 'heads' | LineFault };

type Field = 'day' | 'amount' | 'out' | 'in' | 'reference' | 'words';

/** Heads that banks, cards and people write, folded: no accents, small letters, no spaces. */
const HEADS: Readonly<Record<Field, RegExp>> = {
  day: /^(ngay.*|date.*|.*利用日|取引日.*|.*日付|年月日|お取引日)$/,
  amount: /^(sotien.*|amount.*|金額.*|.*利用金額.*|支払金額.*|取引金額.*)$/,
  out: /^(tienra|chi|rut|rutra|out|debit|withdrawal|.*出金.*|.*引出.*|.*支払い?額)$/,
  in: /^(tienvao|thu|nap|napvao|in|credit|deposit|.*入金.*|.*預入.*)$/,
  reference:
    /^(ma|madon.*|magiaodich|thamchieu|reference|order.*|注文番号|取引番号|管理番号|.*id)$/,
  words:
    /^(noidung|diengiai|mota|ghichu|description|details|摘要|内容|備考|.*利用先.*|.*利用店.*)$/,
};
const MOST_WORDS = 200;

/**
 * The lines of a table by the heads of its first row. On a card a bare amount is what was spent, so
 * it is below zero here. Rows without a day (sums, remarks) are passed over; a row that cannot be
 * read is a fault: nothing is taken from such a file.
 */
export function statementLines(
  table: readonly (readonly string[])[],
  { isCard }: { readonly isCard: boolean },
): ReadLines {
  const heads = (table[0] ?? []).map(fold);
  const at = (field: Field) => heads.findIndex((head) => HEADS[field].test(head));
  const columns = { day: at('day'), amount: at('amount'), out: at('out'), in: at('in') };
  const texts = { reference: at('reference'), words: at('words') };
  const hasAmount = columns.amount >= 0 || columns.out >= 0 || columns.in >= 0;
  if (columns.day < 0 || !hasAmount) return { fault: 'heads' };
  const lines: StatementLine[] = [];
  for (const [index, cells] of table.entries()) {
    const cell = (column: number) => (cells[column] ?? '').normalize('NFKC').trim();
    if (index === 0 || cell(columns.day) === '') continue;
    const row = index + 1;
    const day = dayOf(cell(columns.day));
    if (!day) return { fault: { row, what: 'day' } };
    const amountJpy = signedOf({
      amount: cell(columns.amount),
      ...(columns.out >= 0 || columns.in >= 0
        ? { sides: [cell(columns.in), cell(columns.out)] }
        : {}),
      isCard,
    });
    if (!amountJpy) return { fault: { row, what: 'amount' } };
    const [reference, words] = [cell(texts.reference), cell(texts.words)];
    lines.push({
      ...{ row, day, amountJpy },
      ...{ reference: reference.slice(0, MOST_WORDS), words: words.slice(0, MOST_WORDS) },
    });
  }
  return { lines };
}

/** `2026/3/21`, `2026年3月21日`, `20260321`, `21/03/2026` as `2026-03-21`. */
function dayOf(typed: string): string | undefined {
  const plain = /^(20\d{2})(\d{2})(\d{2})$/.exec(typed);
  const japanese = /^(20\d{2})\D(\d{1,2})\D(\d{1,2})(?!\d)/.exec(typed);
  const vietnamese = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})(?!\d)/.exec(typed);
  const [year, month, date] =
    (plain ?? japanese)?.slice(1) ?? vietnamese?.slice(1).toReversed() ?? [];
  if (!year || !month || !date) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay ? day : undefined;
}

/** Below zero: yen that left. Undefined where any of its cells cannot be read. */
function signedOf({
  amount,
  sides,
  isCard,
}: {
  readonly amount: string;
  /** What came in and what went out, where the file has columns for them. */
  readonly sides?: readonly [string, string];
  readonly isCard: boolean;
}): number | undefined {
  if (!sides) {
    const bare = amountOf(amount);
    return isCard && bare !== undefined ? 0 - bare : bare;
  }
  const [came, left] = sides.map((typed) => (EMPTY.test(typed) ? 0 : amountOf(typed)));
  return came === undefined || left === undefined ? undefined : came - Math.abs(left);
}

/** What a bank writes where nothing went that way. */
const EMPTY = /^[-−–*\s]*$/;

/** Points and commas stand before three digits each, but for a rest of nothing: `1,234.00`. */
const YEN = /^(\d{1,3}([.,])\d{3}(\2\d{3})*|\d+)([.,]00?)?$/;

/** `¥1,234`, `1.234`, `1,234.00`, `△500`, `(500)` as whole yen; undefined for anything else. */
function amountOf(typed: string): number | undefined {
  const isBelow = /^[-−–△▲(]/.test(typed.replace(/^[¥\\]/, ''));
  const bare = typed
    .replace(/[\s¥\\円]/g, '')
    .replace(/^[-−–△▲(+]+|\)$/g, '')
    .replace(/(jpy|yen|yên)$/i, '');
  if (!YEN.test(bare)) return undefined;
  const digits = bare.replace(/[.,]00?$/, '').replace(/[.,]/g, '');
  if (digits.length > 11) return undefined;
  return isBelow ? -Number(digits) : Number(digits);
}

const fold = (text: string): string =>
  withoutAccents(text.normalize('NFKC').toLowerCase()).replace(/[\s_()（）¥円:]+/g, '');
