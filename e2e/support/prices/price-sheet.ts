import {
  after,
  basisPointsOf,
  gramsOf,
  type PageTables,
  type Row,
  wholeOf,
} from './page-tables.ts';

export const CASES = ['low', 'likely', 'high'] as const;
export type Three = readonly [low: number, likely: number, high: number];

/** From an amount on: so much for each unit of it. */
export interface Step {
  readonly from: number;
  readonly rate: number;
  readonly fixed: number;
}
export interface Fee {
  readonly steps: readonly Step[];
  readonly least: number;
  readonly counted: string;
}
export interface Mode {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly divisor: number;
  readonly leastG: number;
  readonly stepG: number;
  readonly isTaxIncluded: boolean;
  readonly zones: readonly Zone[];
}
export interface Zone {
  readonly provinces: readonly string[];
  readonly isLikely: boolean;
  readonly baseDong: number;
  readonly baseG: number;
  readonly stepDong: number;
  readonly stepG: number;
}
export interface Kind {
  readonly name: string;
  readonly grams: Three;
  readonly sides: readonly (readonly number[])[];
  readonly duty: Three;
}
export interface Surcharge {
  readonly when: string;
  readonly dongEach: number;
  readonly yenOrder: number;
  readonly basisPoints: number;
}

const cell = (row: Row, at: number): string => (row[at] ?? []).join('; ');
const name = (row: Row): string => row[0]?.[0] ?? '';

/** The price page in figures. Everything is read from its text. */
export function sheetOf(tables: PageTables, rateText: string) {
  const rows = (id: string): readonly Row[] => tables.get(id) ?? [];
  const tax = (label: string) => basisPointsOf(cell(rowNamed(rows('taxes'), label), 1));
  return {
    /** Đồng for a hundred yen. */
    rate: wholeOf(/= ([\d.]+),?/.exec(rateText)?.[1] ?? '') * 100 + centsOf(rateText),
    serviceFees: new Map(rows('service-fee').map((row) => [name(row), feeOf(cell(row, 1))])),
    paymentFees: new Map(rows('payment-fee').map((row) => [name(row), feeOf(cell(row, 1))])),
    japanTax: tax('Thuế tiêu dùng Nhật Bản'),
    vat: tax('Thuế giá trị gia tăng'),
    modes: rows('mode').map((row) => modeOf(row, rows('delivery'))),
    domestic: new Map(rows('domestic').map((row) => [name(row), domesticOf(row)])),
    kinds: kindsOf(rows('kinds')),
    surcharges: rows('surcharge').map(surchargeOf),
  };
}
export type Sheet = ReturnType<typeof sheetOf>;

function rowNamed(rows: readonly Row[], label: string): Row {
  const row = rows.find((one) => name(one) === label);
  if (!row) throw new Error(`the price page has no row ${label}`);
  return row;
}

const centsOf = (text: string): number =>
  Number((/,(\d{1,2})/.exec(text.split('₫')[0] ?? '')?.[1] ?? '0').padEnd(2, '0'));

/** `8% trên tiền hàng; Từ ¥50,000: 7% …; Tối thiểu ¥300; Tính mỗi sản phẩm`. */
function feeOf(text: string): Fee {
  const parts = text.split('; ');
  const told = (start: string) => parts.find((part) => part.startsWith(start)) ?? '';
  const steps = parts
    .filter((part) => !/^(?:Tối thiểu|Tối đa|Tính)/.test(part))
    .map((part) => {
      const [from, rule] = part.startsWith('Từ ') ? part.split(': ') : ['', part];
      return {
        from: wholeOf(from ?? ''),
        rate: /%/.test(rule ?? '') ? basisPointsOf(rule ?? '') : 0,
        fixed: wholeOf(/¥([\d,]+)/.exec(rule ?? '')?.[1] ?? ''),
      };
    });
  return { steps, least: wholeOf(told('Tối thiểu')), counted: told('Tính') };
}

function modeOf(row: Row, delivery: readonly Row[]): Mode {
  const parts = cell(row, 1).split('; ');
  const text = parts.join('; ');
  return {
    name: name(row),
    steps: parts
      .filter((part) => part.endsWith('₫/kg'))
      .map((part) => ({
        from: part.startsWith('Từ ') ? gramsOf(part) : 0,
        rate: wholeOf(/([\d.]+) ₫\/kg/.exec(part)?.[1] ?? ''),
        fixed: 0,
      })),
    divisor: wholeOf(after(text, /cao\//)),
    leastG: gramsOf(/tối thiểu [\d,]+ kg/.exec(text)?.[0] ?? ''),
    stepG: gramsOf(/làm tròn lên [\d,]+ kg/.exec(text)?.[0] ?? ''),
    isTaxIncluded: /đã gồm thuế/i.test(text),
    zones: delivery.filter((zone) => zone[0]?.[1]?.includes(name(row))).map(zoneOf),
  };
}

function zoneOf(row: Row): Zone {
  const [, , ...notes] = row[0] ?? [];
  const text = cell(row, 1);
  return {
    provinces: notes
      .filter((note) => !note.startsWith('Mức thường'))
      .flatMap((x) => x.split(' · ')),
    isLikely: notes.some((note) => note.startsWith('Mức thường')),
    baseDong: wholeOf(/([\d.]+) ₫ cho/.exec(text)?.[1] ?? ''),
    baseG: gramsOf(/cho [\d,]+ kg/.exec(text)?.[0] ?? ''),
    stepDong: wholeOf(/thêm ([\d.]+) ₫/.exec(text)?.[1] ?? ''),
    stepG: gramsOf(/mỗi [\d,]+ kg/.exec(text)?.[0] ?? ''),
  };
}

const domesticOf = (row: Row) => ({
  isShared: row[0]?.[1] === 'Mỗi người bán một lần',
  jpy: [1, 2, 3].map((at) => wholeOf(cell(row, at))) as [number, number, number],
});

/** Three rows a kind; its name stands in the first. */
function kindsOf(rows: readonly Row[]): Kind[] {
  return rows.flatMap((first, index) => {
    if (index % CASES.length > 0) return [];
    const cells = [first.slice(1), ...rows.slice(index + 1, index + CASES.length)];
    const column = (at: number) => cells.map((row) => cell(row, at));
    return {
      name: name(first),
      grams: column(1).map(gramsOf) as [number, number, number],
      sides: column(2).map((text) => text.split('×').map(Number)),
      duty: column(3).map(basisPointsOf) as [number, number, number],
    };
  });
}

function surchargeOf(row: Row): Surcharge {
  const charge = cell(row, 1);
  return {
    when: row[0]?.slice(1).join('; ') ?? '',
    dongEach: wholeOf(/([\d.]+) ₫ mỗi chiếc/i.exec(charge)?.[1] ?? ''),
    yenOrder: wholeOf(/¥([\d,]+) mỗi đơn/i.exec(charge)?.[1] ?? ''),
    basisPoints: charge.includes('%') ? basisPointsOf(charge) : 0,
  };
}
