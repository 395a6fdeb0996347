import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheet } from '../../../test-support/read-sheet.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuseUnlessExportable } from './batches.ts';
import { type Cell, type Column, MOST_ROWS, streamSheet } from './sheet.ts';

const columns = (count: number): Column<readonly Cell[]>[] =>
  Array.from({ length: count }, (_, index) => ({
    heading: `Cột ${index + 1}`,
    width: 12,
    cell: (row) => row[index],
  }));

async function* batchesOf<Row>(...batches: (readonly Row[])[]) {
  yield* batches;
}

const written = async (...batches: (readonly (readonly Cell[])[])[]) =>
  readSheet(
    await buffer(
      streamSheet(
        'Đơn hàng',
        columns(Math.max(1, ...batches.flat().map(({ length }) => length))),
        batchesOf(...batches),
      ),
    ),
  );

describe('a sheet, opened by another reader', () => {
  test('says what was written, in its kind', async () => {
    const { cells, rows, elements } = await written(
      [['Áo khoác & "nón" <mới>', 1_250_000, new Date('2026-11-21T17:30:00Z')]],
      [[undefined, 'ゲーム', -5]],
    );
    expect(rows).toEqual([
      ['Cột 1', 'Cột 2', 'Cột 3'],
      ['Áo khoác & "nón" <mới>', '1250000', expect.any(String)],
      ['', 'ゲーム', '-5'],
    ]);
    // Half past midnight of the 22nd in Vietnam.
    expect(Number(cells.get('C2')?.text)).toBeCloseTo(46_348 + 0.5 / 24, 6);
    expect([cells.get('A2')?.type, cells.get('B2')?.type]).toEqual(['inlineStr', undefined]);
    expect(elements.has('f')).toBe(false);
  });

  test.each([
    '=1+1',
    '+84912345678',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://x","y")',
  ])('keeps %j a text', async (text) => {
    const { cells, elements } = await written([[text]]);
    // Style 3 is a text that also stays one when somebody edits the cell.
    expect(cells.get('A2')).toEqual({ type: 'inlineStr', style: '3', text });
    expect(elements.has('f')).toBe(false);
  });

  test('leaves out what XML cannot carry and cuts what no cell can hold', async () => {
    const { rows } = await written([['a\u0000b\u001Bc\uD800d', 'x'.repeat(40_000), '_x0041_']]);
    expect(rows[1]).toEqual(['abc\uFFFDd', 'x'.repeat(32_767), '_x0041_']);
  });

  test('has more columns than there are letters', async () => {
    const row = Array.from({ length: 60 }, (_, index) => `v${index}`);
    expect((await written([row])).rows[1]).toEqual(row);
  });

  test('gives back any texts and numbers', async () => {
    const rowsOf = fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer()), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(rowsOf, async (given) => {
        const { rows } = await written(given);
        expect(rows.slice(1)).toEqual(given.map(([text, number]) => [text, String(number)]));
      }),
      { numRuns: 15 },
    );
  });
});

describe('a sheet that does not come to its end', () => {
  test('fails when its rows fail', async () => {
    async function* failing(): AsyncGenerator<readonly Cell[][]> {
      yield [['a']];
      throw new Error('the database went away');
    }
    await expect(buffer(streamSheet('x', columns(1), failing()))).rejects.toThrow(
      'the database went away',
    );
  });

  test('stops reading rows when nobody takes it any more', async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<readonly Cell[][]> {
      try {
        for (let number = 0; ; number++)
          yield Array.from({ length: 200 }, (_, index) => [
            `${number}-${index}-${Math.sin(number + index)}`,
          ]);
      } finally {
        isEnded = true;
      }
    }
    const sheet = streamSheet('x', columns(1), endless());
    let bytes = 0;
    for await (const chunk of sheet) {
      bytes += chunk.length;
      if (bytes > 100_000) break;
    }
    await expect.poll(() => isEnded, { timeout: 15_000 }).toBe(true);
  });
});

test('a hundred thousand rows take little memory', { timeout: 120_000 }, async () => {
  async function* many(): AsyncGenerator<readonly Cell[][]> {
    for (let batch = 0; batch < 200; batch++) {
      yield Array.from({ length: 500 }, (_, index) =>
        Array.from({ length: 12 }, (_, column) =>
          column % 3 === 0 ? batch * 500 + index : `Dòng ${batch}-${index} cột ${column}`,
        ),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  let bytes = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  for await (const chunk of streamSheet('x', columns(12), many())) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(bytes).toBeGreaterThan(1_000_000);
  // The unread garbage of a young heap counts too; a writer that kept the rows would need over 150 MB.
  expect(most / 1_048_576).toBeLessThan(100);
});

test('what is too much for one file is refused with how much goes in', () => {
  expect(() => refuseUnlessExportable(MOST_ROWS)).not.toThrow();
  const refused = (count: number): Refusal | undefined => {
    try {
      refuseUnlessExportable(count);
    } catch (error) {
      if (error instanceof Refusal) return error;
    }
    return undefined;
  };
  expect(refused(0)?.code).toBe('request.nothing-to-export');
  expect(refused(MOST_ROWS + 1)).toMatchObject({
    code: 'request.too-many-to-export',
    sentence: expect.stringContaining('100.000 dòng'),
  });
});
