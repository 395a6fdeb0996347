import { describe, expect, it } from 'vitest';
import { FLOAT_IMPORT } from '../../../contract/src/float/statements.ts';
import { numberIn } from './number-in.ts';
import { read, rowsUnder } from './security-page.ts';

const IDENTITY = 'server/src/modules/identity';
const LIMITS_OF_TRIES = `${IDENTITY}/budgets/limits.ts`;

describe('the figures of docs/security.md', () => {
  const tries = (name: string) => numberIn(LIMITS_OF_TRIES, name, 'limit');
  const minutes = (name: string) => tries(name) && numberIn(LIMITS_OF_TRIES, name, 'windowMs');

  it('the page tells how guessing is slowed as the code slows it', () => {
    const quarter = 15 * 60_000;
    expect([minutes('triesPerName'), minutes('triesPerDevice')]).toEqual([quarter, quarter]);
    const store = `${IDENTITY}/codes/code-store.ts`;
    expect(rowsUnder('Guessing').map(([, most]) => most)).toEqual([
      `${tries('triesPerName')} in 15 minutes`,
      `${numberIn(`${IDENTITY}/passwords/compare-password.ts`, 'MOST_WRONG')}`,
      '100 in 15 minutes',
      `${tries('triesPerDevice')} in 15 minutes, ${tries('triesPerDeviceDay')} a day`,
      `${tries('triesPerLanesDay')} a day`,
      `${numberIn(store, 'TRIES_PER_CODE')} by whoever asked for it, ${numberIn(store, 'FOREIGN_TRIES_PER_CODE')} by all others`,
      `${tries('codesPerMinute')} a minute, ${tries('codesPerDay')} a day by one network, ${tries('codesPerContactDay')} a day in all`,
      '10 an hour',
      '300 an hour to newcomers, 300 to customers',
      '1,200 a minute; of one network ten times that',
    ]);
    const limits = read(LIMITS_OF_TRIES);
    expect(limits).toMatch(/100_000 : 100, windowMs: 15 \*/);
    expect(limits).toMatch(/100_000 : 10, windowMs: HOUR_MS/);
    expect(limits).toContain('messagesPerHour: 300');
    expect(numberIn('server/src/platform/http/call-limits.ts', 'OF_BROWSER')).toBe(1_200);
  });

  it('the page tells how long sessions last as the code ends them', () => {
    const [day, hour] = [86_400, 3_600];
    const store = `${IDENTITY}/sessions/session-store.ts`;
    const opening = `${IDENTITY}/sessions/open-session.ts`;
    const rows = rowsUnder('Sessions').map(([, customers, staff]) => [customers, staff]);
    expect(rows.slice(0, 2)).toEqual([
      [
        `${numberIn(opening, 'REFRESH_SECONDS') / day} days`,
        `${numberIn(store, 'STAFF_IDLE_MS') / 60_000} minutes`,
      ],
      [
        `${numberIn(opening, 'LONGEST_SECONDS') / day} days`,
        `${numberIn(store, 'STAFF_LONGEST_MS') / hour / 1_000} hours`,
      ],
    ]);
    const tokens = read(`${IDENTITY}/sessions/tokens.ts`);
    expect(tokens).toContain('ACCESS_SECONDS = { bound: 600, bearer: 86_400 }');
    expect(tokens).toContain('COOKIE_SECONDS = { customer: 86_400, staff: 900 }');
  });

  it('the page tells the limits of the business as the code keeps them', () => {
    expect(read('contract/src/kit/limits.ts')).toMatch(/maxPageSize: 100,[\s\S]*10_000_000/);
    const most = Object.fromEntries(
      rowsUnder('Limits of the business').map(([a = '', b]) => [a, b]),
    );
    const book = 'server/src/modules/customers/addresses/change-address-book.ts';
    expect(most).toMatchObject({
      'bid or price': '10,000,000 yen',
      addresses: `${numberIn(book, 'MOST_ADDRESSES')}`,
      'changes of one account a day': `${numberIn(`${IDENTITY}/owner/note-change.ts`, 'MOST_A_DAY')}`,
      'spreadsheets a minute': `${numberIn('contract/src/kit/limits.ts', 'EXPORTS_PER_MINUTE')}`,
      'rows of a page': '100',
    });
  });

  it('the page tells which files are taken, and how large', () => {
    const table = 'server/src/platform/sheet/read-table.ts';
    expect(numberIn('server/src/platform/http/server.ts', 'FILE_LIMIT_BYTES')).toBe(8 * 1_024 ** 2);
    expect(numberIn('server/src/modules/files/index.ts', 'MOST_A_DAY')).toBe(200_000_000);
    expect(numberIn(table, 'MOST_UNPACKED_BYTES')).toBe(24_000_000);
    const sizes = rowsUnder('Files').map(([, , most]) => most);
    expect(FLOAT_IMPORT).toMatchObject({ bytes: 2_000_000, lines: 5_000 });
    const ofTables = `2 MB, 24 MB unpacked, ${numberIn(table, 'MOST_ENTRIES')} entries, 5,000 lines`;
    expect(sizes).toEqual([expect.stringMatching(/^8 MB, 200 MB a day/), ofTables, ofTables]);
  });
});
