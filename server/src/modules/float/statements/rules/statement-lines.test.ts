import { expect, it } from 'vitest';
import { statementLines } from './statement-lines.ts';

const read = (table: readonly (readonly string[])[], isCard = false) =>
  statementLines(table, { isCard });

it('a bank in Japan tells what went out and what came in', () => {
  const table = [
    ['お取引日', '摘要', 'お引出し', 'お預入れ', '残高'],
    ['2026/3/1', 'ｶ)ｾﾝﾀﾞｲ', '1,500', '', '98,500'],
    ['2026年3月2日', '振込', '', '20,000円', '118,500'],
    ['', '合計', '1,500', '20,000', ''],
  ];
  expect(read(table)).toMatchObject({
    lines: [
      { row: 2, day: '2026-03-01', amountJpy: -1_500, words: 'カ)センダイ' },
      { row: 3, day: '2026-03-02', amountJpy: 20_000, words: '振込' },
    ],
  });
});

it.each([
  ['¥1,234', true, -1_234],
  ['-1234', true, 1_234],
  ['△500', false, -500],
  ['(500)', false, -500],
  ['+2.000', false, 2_000],
  ['1,234.00', false, 1_234],
  ['1.234.567,00', false, 1_234_567],
  ['1500.00', true, -1_500],
])('an amount %s, on a card: %s, is %d yen', (amount, isCard, amountJpy) => {
  const table = [
    ['Ngày', 'Số tiền', 'Mã đơn'],
    ['21/03/2026', amount, 'HK1'],
  ];
  expect(read(table, isCard)).toMatchObject({
    lines: [{ day: '2026-03-21', amountJpy, reference: 'HK1' }],
  });
});

it.each([
  ['no head of an amount', [['Ngày', 'Tên']], 'heads'],
  [
    'a day that is none',
    [
      ['Ngày', 'Số tiền'],
      ['31/02/2026', '5'],
    ],
    { row: 2, what: 'day' },
  ],
  [
    'no amount',
    [
      ['Ngày', 'Số tiền'],
      ['01/02/2026', 'x'],
    ],
    { row: 2, what: 'amount' },
  ],
])('%s is a fault', (_, table, fault) => {
  expect(read(table)).toEqual({ fault });
});

it.each([
  '1,234.56',
  '12.50',
  '1,23',
  '1.234,567',
  '12,3456',
  '1,234.5',
  '12-34',
  '0',
  '123456789012',
])('an amount %s is a fault, not another number of yen', (amount) => {
  const table = [
    ['Ngày', 'Số tiền'],
    ['01/02/2026', amount],
  ];
  expect(read(table)).toEqual({ fault: { row: 2, what: 'amount' } });
});

it.each([
  ['12x', '', undefined],
  ['', 'chưa rõ', undefined],
  ['500', 'x', undefined],
  ['', '', undefined],
  ['-', '500', 500],
  ['500', '0', -500],
  ['500.00', '***', -500],
])('%j that went out and %j that came in are %j', (out, came, amountJpy) => {
  const table = [
    ['Ngày', 'Tiền ra', 'Tiền vào'],
    ['01/02/2026', out, came],
  ];
  expect(read(table)).toMatchObject(
    amountJpy === undefined
      ? { fault: { row: 2, what: 'amount' } }
      : { lines: [{ row: 2, amountJpy }] },
  );
});
