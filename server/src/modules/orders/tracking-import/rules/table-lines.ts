import type { SellerCarrier } from '@hako/contract/orders/seller-parcels';
import { withoutAccents } from '../../../../kernel/wording.ts';

/** One line of a file, as it says it. */
export interface FileLine {
  /** From 1, as a spreadsheet counts. */
  readonly row: number;
  readonly order: string;
  readonly carrier: SellerCarrier;
  readonly number: string;
  readonly title: string;
}

type Field = 'order' | 'number' | 'carrier' | 'title';

/** Heads that people and sites write, folded: no accents, small letters. */
const HEADS: Readonly<Record<Field, readonly string[]>> = {
  order: [
    'ma don',
    'don',
    'don hang',
    'ma don hang',
    'order',
    'order code',
    'order number',
    '注文番号',
    '注文',
  ],
  number: [
    'ma van don',
    'so van don',
    'van don',
    'tracking',
    'tracking number',
    '追跡番号',
    '伝票番号',
    'お問い合わせ番号',
    '送り状番号',
  ],
  carrier: ['hang', 'hang van chuyen', 'carrier', '配送会社', '運送会社'],
  title: ['ten kien', 'kien', 'ghi chu', 'title', 'note', '備考'],
};
const CARRIERS: readonly (readonly [SellerCarrier, RegExp])[] = [
  ['yamato', /yamato|kuroneko|ヤマト|クロネコ|宅急便/i],
  ['sagawa', /sagawa|佐川/i],
  ['japan-post', /japan ?-?post|jp ?-?post|yu-?pack|ゆうパック|日本郵便|郵便/i],
];
/** Where no line says what stands in its columns. */
const USUAL: Readonly<Record<Field, number>> = { order: 0, number: 1, carrier: 2, title: 3 };

/**
 * The lines of a table: by its heads where the first row has those of order and number, else in the
 * usual order of columns. Empty rows are left out.
 */
export function linesOf(table: readonly (readonly string[])[]): FileLine[] {
  const heads = columnsOf(table[0] ?? []);
  const columns = heads ?? USUAL;
  return table.flatMap((cells, index) => {
    const cell = (field: Field) => (cells[columns[field] ?? -1] ?? '').normalize('NFKC').trim();
    if ((heads && index === 0) || cells.every((one) => one.trim() === '')) return [];
    return [
      {
        row: index + 1,
        order: cell('order').slice(0, 60),
        carrier: carrierOf(cell('carrier')),
        number: cell('number').slice(0, 60),
        title: cell('title').slice(0, 120),
      },
    ];
  });
}

function columnsOf(heads: readonly string[]): Partial<Record<Field, number>> | undefined {
  const folded = heads.map(fold);
  const at = (field: Field) => folded.findIndex((head) => HEADS[field].includes(head));
  const found = Object.fromEntries(
    (Object.keys(HEADS) as Field[]).map((field) => [field, at(field)]),
  ) as Record<Field, number>;
  return found.order >= 0 && found.number >= 0 ? found : undefined;
}

const carrierOf = (said: string): SellerCarrier =>
  CARRIERS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other';

const fold = (text: string): string =>
  withoutAccents(text.normalize('NFKC').trim().toLowerCase()).replace(/\s+/g, ' ');
