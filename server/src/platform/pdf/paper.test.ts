import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../test-support/read-pdf.ts';
import { type Paper, writePaper } from './paper.ts';
import { linesOf, widthOf } from './typesetting.ts';

const written = async (write: (paper: Paper) => Promise<void>): Promise<string[]> =>
  readPdf(
    await buffer(
      writePaper(
        { title: 'Thử', footer: 'Hako', createdAt: new Date('2026-11-21T05:00:00Z') },
        write,
      ),
    ),
  );
const inOneLine = (pages: readonly string[]): string => pages.join(' ').replace(/\s+/g, ' ');

describe('a paper, read by another program', () => {
  test('says what was written, in Vietnamese and Japanese', async () => {
    const pages = await written(async (paper) => {
      paper.title('Sao kê ví');
      paper.facts([
        ['Khách hàng', 'Nguyễn Thị Ổn'],
        ['Mã số thuế', undefined],
      ]);
      paper.text('ニコン F3 美品, giá 1.234.567 ₫');
      paper.total('Tổng cộng', '1.234.567 ₫', true);
    });
    expect(pages).toHaveLength(1);
    const text = inOneLine(pages);
    for (const part of [
      'Sao kê ví',
      'Nguyễn Thị Ổn',
      'ニコン',
      '美品',
      '1.234.567 ₫',
      'Tổng cộng',
      'Trang 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Mã số thuế');
  });

  test('keeps every row of a table over pages, with its headings on each', async () => {
    const columns = [
      { heading: 'Số', share: 1, cell: (row: number) => `dòng-${row}` },
      { heading: 'Tiền', share: 1, isFigure: true, cell: (row: number) => String(row * 1_000) },
    ];
    const rows = Array.from({ length: 130 }, (_, row) => row);
    const pages = await written(async (paper) =>
      paper.table(columns, [rows.slice(0, 70), rows.slice(70)]),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Tiền');
      expect(page).toContain(`Trang ${index + 1}`);
    }
    expect([...inOneLine(pages).matchAll(/dòng-(\d+)/g)].map(([, row]) => Number(row))).toEqual(
      rows,
    );
  });

  test('a text that no face has is a box, and hostile texts are letters', async () => {
    const text = inOneLine(
      await written(async (paper) =>
        paper.text('(\\) <</JS (app.alert(1))>> 😀 \u202e\ud800 =1+1'),
      ),
    );
    expect(text).toContain('<</JS (app.alert(1))>> □');
    expect(text).toContain('=1+1');
  });
});

describe('lines of a text', () => {
  test('never are wider than the paper, and lose no letter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('giá', 'Đặt', 'ニコン', 'x'.repeat(60), '₫', 'フィルムカメラ'), {
          minLength: 1,
          maxLength: 12,
        }),
        (words) => {
          const text = words.join(' ');
          const lines = linesOf(text, 120, 9, { most: 100 });
          for (const line of lines) expect(widthOf(line, 9)).toBeLessThanOrEqual(120);
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('end with a sign when there are too many', () => {
    const lines = linesOf('một hai ba bốn năm sáu bảy tám chín mười '.repeat(5), 60, 9, {
      most: 3,
    });
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
  });
});
