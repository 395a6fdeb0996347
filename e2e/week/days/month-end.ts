import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { invariants } from '../../../server/src/invariants.ts';
import { eventually } from '../../support/eventually.ts';
import { look, visit } from '../../support/story.ts';
import { calendar, rows } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { approve } from '../people/approvals.ts';
import { balanceOf, entriesOf, type Turnover, turnoversOf } from '../people/ledger.ts';
import { readJournal, sumsOf, wholeOf } from '../people/journal.ts';
import type { Office } from '../people/office.ts';

const { month } = calendar;
const [year = '', number = ''] = month.split('-');
const MONTH_WORD = `${number}/${year}`;
const LAST_DAY = new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
const DAYS = `from=${month}-01&to=${LAST_DAY}`;
/** The sealing is due some minutes after the programs began to start. */
const SEALING_MS = 300_000;

/** The bank's own statement of the last day is compared with the books. */
export async function dayIsCompared({ at }: Office): Promise<void> {
  await eventually('the days of the month are sealed', isSealed, SEALING_MS);
  const accountant = await at('accountant');
  await visit(accountant, `/desk/closing?month=${month}`);
  await accountant.getByLabel('Cuối ngày').fill(LAST_DAY);
  await accountant.getByLabel('Số dư theo sao kê').fill(String(notes.bankVnd));
  await look(accountant, 'week-8-day');
  await accountant.getByRole('button', { name: 'So với sổ' }).click();
  await accountant.getByText('Khớp với sổ. Đã ghi.').waitFor();
}

const isSealed = async (): Promise<boolean> => {
  const [all] = await rows<{ count: number; open: number }>(`
    select count(*)::int as count, (count(*) filter (where not exists (
      select from ledger_seals s
      where s.day = (m.posted_at at time zone 'Asia/Ho_Chi_Minh')::date)))::int as open
    from ledger_movements m
    where to_char(posted_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') = '${month}'`);
  return all !== undefined && all.count > 0 && all.open === 0;
};

/** The month is closed by two people. */
export async function monthIsClosed({ at }: Office): Promise<void> {
  const [accountant, admin] = [await at('accountant'), await at('admin')];
  await visit(accountant, `/desk/closing?month=${month}`);
  await look(accountant, 'week-8-closing');
  await accountant.getByLabel('Lý do (người duyệt đọc được)').fill('Tháng đầu tiên đã đủ');
  const verb = `Đề nghị khóa sổ tháng ${MONTH_WORD}`;
  await accountant.getByRole('button', { name: verb }).click();
  await accountant.getByRole('dialog').getByRole('button', { name: verb }).click();
  await accountant.getByText('chờ người thứ hai').first().waitFor();
  await visit(admin, '/desk/approvals');
  await look(admin, 'week-8-closing-approval');
  await approve(admin, 'Tháng đầu tiên đã đủ');
  await visit(accountant, `/desk/closing?month=${month}`);
  await accountant.getByText('Duyệt khóa').waitFor();
  await look(accountant, 'week-8-closed');
}

/** What each account turned over, as the page of the closed month has it. */
export async function balanceIsTheLedgers({ at }: Office): Promise<void> {
  const accountant = await at('accountant');
  await visit(accountant, `/desk/closing?month=${month}`);
  expect(inOrder(await balanceTable(accountant))).toEqual(inOrder(await turnoversOf(month)));
}

/** The journal, as the accounting program reads it, has each đồng of the ledger once. */
export async function journalIsExported({ at }: Office): Promise<void> {
  const accountant = await at('accountant');
  await visit(accountant, `/desk/journal?${DAYS}`);
  await look(accountant, 'week-8-journal');
  const download = accountant.waitForEvent('download');
  await accountant.getByRole('button', { name: 'Xuất CSV' }).click();
  const lines = readJournal(readFileSync(await (await download).path(), 'utf8'));
  expect(lines.length).toBe(await entriesOf(month));
  expect(inOrder(sumsOf(lines))).toEqual(inOrder(await turnoversOf(month)));
}

/** The report of money says where the ledger's money lies. */
export async function reportsAreRead({ at }: Office): Promise<void> {
  const accountant = await at('accountant');
  await visit(accountant, `/desk/report?${DAYS}`);
  await look(accountant, 'week-8-report');
  const said = async (label: string): Promise<number> =>
    wholeOf(
      await accountant
        .locator('div', { has: accountant.getByText(label, { exact: true }) })
        .last()
        .innerText(),
    );
  expect(await said('Ngân hàng theo sổ')).toBe(-(await balanceOf('company:bank')));
  expect(await said('Khách đang để trong ví')).toBe(await balanceOf('customers'));
  for (const page of ['', '/balances', '/forecast', '/states', '/trade', '/buyers']) {
    await visit(accountant, `/desk/reports${page}`);
    await look(accountant, `week-8-reports${page.replace('/', '-')}`);
  }
}

/** Nothing that must hold is broken. */
export async function everythingHolds(): Promise<void> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants))
    if ((await rows(query)).length > 0) broken.push(name);
  expect(broken).toEqual([]);
}

async function balanceTable(page: Page): Promise<Turnover[]> {
  const table = page.getByRole('region', { name: 'Bảng cân đối phát sinh' }).getByRole('row');
  const cells = await table.evaluateAll((found) =>
    found.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  return cells.map(([account = '', , debit = '', credit = '']) => ({
    number: /^\d+/.exec(account)?.[0] ?? '',
    currency: debit.includes('¥') ? 'JPY' : 'VND',
    debit: wholeOf(debit),
    credit: wholeOf(credit),
  }));
}

const inOrder = (turnovers: readonly Turnover[]): string[] =>
  turnovers.map((one) => `${one.number} ${one.currency} ${one.debit} ${one.credit}`).toSorted();
