import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dong } from '../../server/src/kernel/money.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import { hasShared, readSharedJson } from '../../server/test-support/world/captures.ts';
import { type ReadCell, type ReadSheet, readSheet } from '../../server/test-support/read-sheet.ts';
import { createMoneyWorld, type MoneyWorld, newCustomer, STAFF } from './money/world.ts';
import { approvedBills, wantedOrder } from './money/wanted.ts';
import { hasOffice, openInOffice } from './office/open-in-office.ts';
import { tell } from './scale.ts';

if (!hasOffice)
  tell(
    'LibreOffice (soffice) is not installed: exported files are NOT opened in it, only read by our second reader',
  );

/** What a spreadsheet would run, were it not kept a text. */
const HOSTILE: readonly string[] = [
  '=HYPERLINK("http://x.example","bấm")',
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  "=cmd|' /C calc'!A0",
  '0905123456',
  '1e5',
  '21/11/2026',
  'Máy ảnh <b>&amp;</b> "cũ", 中古',
  // No text in PostgreSQL holds a NUL.
  ...(hasShared
    ? (readSharedJson('data/security/excel/formula.json') as string[]).filter(
        (text) => !text.includes('\u0000'),
      )
    : []),
];

let world: MoneyWorld;
let files: Record<string, Buffer>;
let sheets: Record<string, ReadSheet>;
beforeAll(async () => {
  world = await createMoneyWorld();
  const { modules, platform } = world;
  const customerId = await newCustomer(world, '+84912345678');
  for (const [index, reason] of HOSTILE.entries())
    await modules.topUps.credit({
      staffId: STAFF.one,
      customerId,
      amount: dong(1_000_000 + index),
      reason,
      key: `office:${index}`,
    });
  await approvedBills(world, customerId, 2);
  for (const title of HOSTILE) {
    const wanted = await wantedOrder(world, customerId);
    const order = { ...wanted, listing: { ...wanted.listing, title, titleVi: title }, note: title };
    await inTransaction(platform.db, (trx) => modules.orders.createForPurchase(trx, order));
  }
  files = {
    statement: await buffer(await modules.topUps.exportStatement.xlsx({ customerId })),
    bills: await buffer(
      await modules.billing.exportBills({
        viewer: { kind: 'customer', id: customerId, roles: [] },
      }),
    ),
    orders: await buffer(await modules.orders.exportQuotes({ customerId })),
  };
  sheets = {};
  for (const [name, bytes] of Object.entries(files)) sheets[name] = await readSheet(bytes);
}, 240_000);
afterAll(() => world.close());

describe('the exported statement, bills and orders', () => {
  it('hold what people typed, as texts, and no formula', () => {
    const texts = (name: string) => new Set((sheets[name] as ReadSheet).rows.flat());
    for (const text of HOSTILE) {
      expect(texts('orders').has(text), JSON.stringify(text)).toBe(true);
      expect(texts('statement').has(text), JSON.stringify(text)).toBe(true);
    }
    for (const { elements } of Object.values(sheets)) expect(elements.has('f')).toBe(false);
    expect((sheets['bills'] as ReadSheet).rows).toHaveLength(3);
  });

  it.skipIf(!hasOffice)(
    'open in LibreOffice with the same values in every cell',
    { timeout: 240_000 },
    async () => {
      const opened = await openInOffice(files);
      let compared = 0;
      for (const [name, { rows, cells }] of Object.entries(sheets)) {
        expect(opened[name], name).toHaveLength(rows.length);
        for (const [r, row] of rows.entries())
          for (const [c, text] of row.entries()) {
            const cell = cells.get(`${columnName(c)}${r + 1}`);
            expect({ name, r, c, text: unfolded(opened[name]?.[r]?.[c] ?? '') }).toEqual({
              name,
              r,
              c,
              text: expectedOf(cell, text),
            });
            compared++;
          }
      }
      tell(
        `office: ${compared} cells of ${Object.keys(files).length} files are the same in LibreOffice`,
      );
    },
  );
});

/** Of `cellXfs` in our sheets. */
const MOMENT = '5';
const DAYS_TO_UNIX_EPOCH = 25_569;
/** A sheet's calendar is a fraction of days: a whole second may lie a little below itself. */
const ROUNDING_S = 0.0005;

/** What LibreOffice must say of a cell: what stands in it, and a moment as the American calendar has it, its second begun. */
function expectedOf(cell: ReadCell | undefined, text: string): string {
  if (cell?.style !== MOMENT) return unfolded(text);
  const at = new Date(
    Math.floor((Number(text) - DAYS_TO_UNIX_EPOCH) * 86_400 + ROUNDING_S) * 1_000,
  ).toISOString();
  return `${at.slice(5, 7)}/${at.slice(8, 10)}/${at.slice(0, 4)} ${at.slice(11, 19)}`;
}

/** LibreOffice writes a line end in its own way. */
const unfolded = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
const columnName = (index: number): string => String.fromCharCode(65 + index);
