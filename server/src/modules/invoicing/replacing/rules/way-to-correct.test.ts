import { expect, it } from 'vitest';
import { dong } from '../../../../kernel/money.ts';
import type { InvoiceLine } from '../../rules/invoice-lines.ts';
import { needsAgreement, type Stated, wayToCorrect } from './way-to-correct.ts';

type Buyer = Stated['buyer'];

const PERSON: Buyer = { name: 'Nguyễn Văn An' };
const COMPANY: Buyer = { name: 'Máy Ảnh Cũ', taxCode: '0100112437', address: 'Hà Nội' };
const line = (total: number, percent = 8): InvoiceLine => ({
  name: 'phí dịch vụ',
  kind: 'service',
  percent,
  net: dong(total),
  tax: dong(0),
  total: dong(total),
});
const LINES = [line(100_000), line(50_000, 0)];

it.each([
  ['nothing', COMPANY, LINES, 'same'],
  ['another tax code', { ...COMPANY, taxCode: '0100111948' }, LINES, 'replace'],
  ['a person instead of a company', PERSON, LINES, 'replace'],
  ['another name', { ...COMPANY, name: 'Máy Ảnh Mới' }, LINES, 'notice'],
  ['another address', { ...COMPANY, address: 'Huế' }, LINES, 'notice'],
  ['another amount', COMPANY, [line(100_001), line(50_000, 0)], 'replace'],
  ['another rate', COMPANY, [line(100_000, 10), line(50_000, 0)], 'replace'],
  ['a line less', COMPANY, [line(100_000)], 'replace'],
  ['a line more', COMPANY, [...LINES, line(1)], 'replace'],
  ['another amount and name', { ...COMPANY, name: 'B' }, [line(1)], 'replace'],
  ['everything paid back', COMPANY, [], 'nothing-left'],
] as const)('an invoice of a company with %s wrong is corrected so', (_, buyer, lines, way) => {
  expect(wayToCorrect({ buyer: COMPANY, lines: LINES }, { buyer, lines })).toBe(way);
});

it.each([
  [PERSON, { name: 'Nguyễn Văn Anh' }, 'notice', false],
  [PERSON, COMPANY, 'replace', true],
  [COMPANY, PERSON, 'replace', true],
] as const)('from %o to %o', (before, buyer, way, isSigned) => {
  expect(wayToCorrect({ buyer: before, lines: LINES }, { buyer, lines: LINES })).toBe(way);
  expect(needsAgreement(before, buyer)).toBe(isSigned);
});
