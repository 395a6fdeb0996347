import { expect, it } from 'vitest';
import { judgeLines, type KnownOrder } from './judge-lines.ts';
import { type FileLine, linesOf } from './table-lines.ts';

const line = (row: number, order: string, number: string, more: Partial<FileLine> = {}) => ({
  ...{ row, order, number, carrier: 'other' as const, title: '' },
  ...more,
});

it('reads columns by their heads in Vietnamese, English and Japanese, or in the usual order', () => {
  const expected = [{ row: 2, order: 'HK1', carrier: 'yamato', number: '1234', title: '' }];
  for (const [order, number, carrier] of [
    ['Mã đơn', 'Mã vận đơn', 'Hãng'],
    ['Order code', 'TRACKING', 'carrier'],
    ['注文番号', '伝票番号', '配送会社'],
  ] as const)
    expect(
      linesOf([
        [carrier, number, order],
        ['ヤマト運輸', '1234', ' HK1 '],
      ]),
    ).toEqual(expected);
  expect(linesOf([['HK1', '1234', 'Kuroneko', 'Ống kính']])).toEqual([
    { row: 1, order: 'HK1', carrier: 'yamato', number: '1234', title: 'Ống kính' },
  ]);
});

it('leaves empty rows out and counts as a spreadsheet does', () => {
  const rows = linesOf([['mã đơn', 'mã vận đơn'], ['', ' '], ['HK1', '１２３４'], []]);
  expect(rows).toEqual([line(3, 'HK1', '1234')]);
});

it.each([
  ['佐川急便', 'sagawa'],
  ['Yu-Pack', 'japan-post'],
  ['Japan Post', 'japan-post'],
  ['Seino', 'other'],
])('%s is %s', (said, carrier) => {
  expect(linesOf([['HK1', '1234', said]])[0]?.carrier).toBe(carrier);
});

const order = (code: string, more: Partial<KnownOrder> = {}): KnownOrder => ({
  ...{ id: code, code, isUnderWay: true, numbers: [] },
  ...more,
});
const judged = (lines: FileLine[], orders: KnownOrder[][], holders: [string, string[]][] = []) =>
  judgeLines(lines, {
    orders: new Map(orders.map((found) => [found[0]?.code ?? '', found])),
    holders: new Map(holders),
  }).map(({ verdict }) => verdict);

it('tells of each line what would become of it', () => {
  const lines = [
    line(1, 'HK1', 'AB-1001'),
    line(2, '', 'AB-1002'),
    line(3, 'HK1', ' - '),
    line(4, 'HK404', 'AB-1003'),
    line(5, 'HK2', 'AB-1004'),
    line(6, 'HK1', '123456789014', { carrier: 'yamato' }),
    line(7, 'hk3', 'ab 2001'),
    line(8, 'HK1', 'AB-3001'),
    line(9, 'HK1', 'AB1001'),
    line(10, 'HK4', 'AB-1001'),
    line(11, 'HK4', 'AB-1005'),
  ];
  const orders = [
    [order('HK1')],
    [order('HK2'), order('HK9')],
    [order('HK3', { numbers: ['AB2001'] })],
    [order('HK4', { isUnderWay: false })],
  ];
  expect(judged(lines, orders, [['AB3001', ['HK8']]])).toEqual([
    'ok',
    'incomplete',
    'incomplete',
    'order-unknown',
    'order-unclear',
    'mistyped',
    'known',
    'other-order',
    'twice',
    'twice',
    'order-closed',
  ]);
});

it('enters no more parcels of an order than it may have', () => {
  const numbers = Array.from({ length: 19 }, (_, index) => `XX${index + 1_000}`);
  const lines = [line(1, 'HK1', 'AB-1001'), line(2, 'HK1', 'AB-1002')];
  expect(judged(lines, [[order('HK1', { numbers })]])).toEqual(['ok', 'many']);
});

it('keeps a line out that was shown with another order', () => {
  const lines = [
    { ...line(1, 'HK1', 'AB-1001'), code: 'HK1' },
    { ...line(2, 'HK2', 'AB-1002'), code: 'HK1' },
  ];
  expect(judged(lines, [[order('HK1')], [order('HK2')]])).toEqual(['ok', 'order-changed']);
});
