import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { codeSaid } from '../../support/desk/steps.ts';
import { look, visit } from '../../support/story.ts';
import { notes } from '../notes.ts';
import { COD_BILLS } from '../people/bills.ts';
import type { Office } from '../people/office.ts';
import { scanAt } from '../people/station.ts';
import { clientOf } from '../people/customers.ts';

/** Sales puts what each customer has here onto one slip, and vouches for it. */
export async function salesMakesBills({ at }: Office): Promise<void> {
  const sales = await at('sales');
  await visit(sales, '/desk/work');
  await look(sales, 'week-5-work-sales');
  for (const customer of notes.customers.keys()) {
    const theirs = notes.orders.filter((order) => order.customer === customer);
    await visit(sales, `/desk/queue?scan=${theirs[0]?.code}`);
    if (customer === 0) await look(sales, 'week-5-bill-make');
    await sales.getByRole('button', { name: 'Tạo phiếu' }).click();
    const bill = await codeSaid(sales, /Đã tạo phiếu (PX\w+)/);
    for (const order of theirs) order.bill = bill;
    notes.bills[customer] = bill;
    await visit(sales, `/desk/queue?scan=${bill}`);
    if (customer === 0) await look(sales, 'week-5-bill-confirm');
    await sales.getByRole('button', { name: 'KD xác nhận' }).click();
    await sales.getByText('Đã xác nhận phiếu').first().waitFor();
  }
}

/** The accountant approves; customers pay from their wallets, two of them when the goods arrive. */
export async function billsArePaid({ at }: Office): Promise<void> {
  const accountant = await at('accountant');
  await visit(accountant, '/desk/work');
  await look(accountant, 'week-5-work-accountant');
  for (const [customer, bill] of notes.bills.entries()) {
    await visit(accountant, `/desk/queue?scan=${bill}`);
    if (customer === 0) await look(accountant, 'week-5-bill-approve');
    await accountant.getByRole('button', { name: 'Duyệt phiếu' }).click();
    await accountant.getByText('Đã duyệt, khách đã được báo').first().waitFor();
    await pays(customer, bill);
  }
}

async function pays(customer: number, bill: string): Promise<void> {
  const client = await clientOf(customer);
  const { status, body } = COD_BILLS.includes(customer)
    ? await client.write('POST', `/api/me/bills/${bill}/cod`, {}, randomUUID())
    : await client.write('POST', '/api/bill/user/payment-bulk', { codes: [bill] }, randomUUID());
  expect([status, body['success']], JSON.stringify(body)).toEqual([200, true]);
}

/** The warehouse packs each slip and gives it to a carrier. */
export async function vietnamHandsOver({ at }: Office): Promise<void> {
  const vietnam = await at('vietnam');
  await visit(vietnam, '/desk/stations/hand-over');
  for (const [index, bill] of notes.bills.entries()) {
    await scanAt(vietnam, bill, bill);
    if (index === 0) await look(vietnam, 'week-5-pack');
    await vietnam.getByRole('button', { name: 'Đã đóng hàng' }).click();
    await vietnam.getByText(`Vừa xong: ${2 * index + 1}`, { exact: true }).waitFor();
    await scanAt(vietnam, bill, bill);
    if (index === 0) await look(vietnam, 'week-5-hand-over');
    await vietnam.getByRole('button', { name: 'Giao cho hãng vận chuyển' }).click();
    await vietnam.getByText(`Vừa xong: ${2 * index + 2}`, { exact: true }).waitFor();
  }
}
