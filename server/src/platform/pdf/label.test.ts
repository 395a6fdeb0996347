import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { readCode } from '../../../test-support/read-codes.ts';
import { readPdf } from '../../../test-support/read-pdf.ts';
import { type Label, type LabelSize, writeLabel } from './label.ts';

const printed = (label: Label, size: LabelSize): Promise<Buffer> =>
  buffer(writeLabel(label, { size, createdAt: new Date('2026-11-24T05:00:00Z') }));
const label = (code: string): Label => ({
  kind: 'Kiện hàng',
  code,
  lines: ['1,2 kg · 30×20×15 cm', 'Đơn HKJJ65AAWQ', 'ニコン レンズ'],
});

describe.each(['80mm', 'a6'] as const)('a label of %s', (size) => {
  test.each(['KJ65AAWQ3Z', 'JP-A-01-03', 'S1.A2.17373471/HN', 'VTP1234567890123456'])(
    'is read by a scanner as a square and as bars: %s',
    async (code) => {
      const bytes = await printed(label(code), size);
      expect(await readCode(bytes, 'QR_CODE')).toBe(code);
      expect(await readCode(bytes, 'CODE_128')).toBe(code);
    },
  );

  test('says the same to people, on one page', async () => {
    const pages = await readPdf(await printed(label('KJ65AAWQ3Z'), size));
    expect(pages).toHaveLength(1);
    for (const words of ['Kiện hàng', 'KJ65AAWQ3Z', '1,2 kg', 'ニコン'])
      expect(pages[0]).toContain(words);
  });

  test('stays on its page however long the words are', async () => {
    const long = { ...label('KJ65AAWQ3Z'), lines: Array(40).fill('rất dài '.repeat(40)) };
    const bytes = await printed(long, size);
    expect(await readPdf(bytes)).toHaveLength(1);
    expect(await readCode(bytes, 'CODE_128')).toBe('KJ65AAWQ3Z');
  });
});

test('a code that bars cannot say is a square alone', async () => {
  const bytes = await printed(label('Đơn-số-1'), 'a6');
  expect(await readCode(bytes, 'QR_CODE')).toBe('Đơn-số-1');
  expect(await readCode(bytes, 'CODE_128')).toBeUndefined();
});
