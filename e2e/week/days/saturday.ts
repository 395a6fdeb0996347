import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { look, visit } from '../../support/story.ts';
import { notes } from '../notes.ts';
import {
  ARRIVING_BILLS,
  COLLECTED_BILL,
  COMPLAINED_BILL,
  LOST_BILL,
  SENT_AGAIN_BILL,
} from '../people/bills.ts';
import { tells } from '../people/carriers.ts';
import type { Office } from '../people/office.ts';
import { clientOf } from '../people/customers.ts';

const billOf = (customer: number): string => notes.bills[customer] as string;

/** Five parcels arrive, nobody opens for two, and one is lost. */
export async function carriersBring(): Promise<void> {
  for (const customer of notes.customers.keys()) await tells(billOf(customer), 'away');
  for (const customer of ARRIVING_BILLS) await tells(billOf(customer), 'arrived');
  for (const customer of [SENT_AGAIN_BILL, COLLECTED_BILL])
    await tells(billOf(customer), 'refused');
  await tells(billOf(LOST_BILL), 'lost');
}

/** One customer pays for a second delivery, the other one comes to the warehouse. */
export async function parcelsComeBack({ at }: Office): Promise<void> {
  await wishes(SENT_AGAIN_BILL, 'deliver');
  await wishes(COLLECTED_BILL, 'collect');
  for (const customer of [SENT_AGAIN_BILL, COLLECTED_BILL]) await tells(billOf(customer), 'back');
  const vietnam = await at('vietnam');
  await visit(vietnam, '/desk/work');
  await look(vietnam, 'week-6-work-vietnam');

  await takesBack(vietnam, SENT_AGAIN_BILL);
  await look(vietnam, 'week-6-undelivered');
  await vietnam.getByRole('button', { name: 'Đóng lại, giao lần 2' }).click();
  await vietnam.getByRole('button', { name: 'Giao cho hãng vận chuyển' }).click();
  await vietnam.getByText('Đã giao cho hãng vận chuyển').first().waitFor();
  for (const happening of ['away', 'arrived'] as const)
    await tells(`${billOf(SENT_AGAIN_BILL)}-2`, happening);

  await takesBack(vietnam, COLLECTED_BILL);
  await vietnam.getByLabel('Người nhận tại kho').fill('Hồ Minh Khôi');
  await look(vietnam, 'week-6-counter');
  await vietnam.getByRole('button', { name: 'Đã trao hàng' }).click();
  await vietnam.getByText('Khách đã nhận hàng tại kho').first().waitFor();
}

async function wishes(customer: number, wish: 'deliver' | 'collect'): Promise<void> {
  const client = await clientOf(customer);
  const asked = `/api/me/bills/${billOf(customer)}/redelivery`;
  const { status, body } = await client.write('POST', asked, { wish }, randomUUID());
  expect(status, JSON.stringify(body)).toBe(200);
}

async function takesBack(vietnam: Page, customer: number): Promise<void> {
  await visit(vietnam, `/desk/queue?scan=${billOf(customer)}`);
  await vietnam.getByLabel('Kệ').fill('VN-A-01');
  await vietnam.getByRole('button', { name: 'Kiện đã về kho' }).click();
  await vietnam.getByLabel('Việc cần làm').waitFor();
}

/** The lost parcel becomes a complaint for each thing in it. */
export async function lostIsReported({ at }: Office): Promise<void> {
  const vietnam = await at('vietnam');
  await visit(vietnam, `/desk/queue?scan=${billOf(LOST_BILL)}`);
  await vietnam.getByText('Báo thất lạc, hư hỏng', { exact: true }).click();
  await vietnam
    .getByLabel('Vì sao báo thất lạc, hư hỏng')
    .fill('Hãng báo mất kiện ở kho trung chuyển');
  await look(vietnam, 'week-6-lost');
  await vietnam.getByRole('button', { name: 'Báo thất lạc, mở khiếu nại đền bù' }).click();
  await vietnam.getByRole('dialog').getByRole('button', { name: 'Báo thất lạc' }).click();
  await vietnam.getByText('khiếu nại đã mở để đền bù').first().waitFor();
}

/** Everything that was paid for it goes back; a second person agrees where it is much. */
export async function lostIsPaidFor({ at }: Office): Promise<void> {
  const [sales, accountant] = [await at('sales'), await at('accountant')];
  for (const { code } of notes.orders.filter(({ customer }) => customer === LOST_BILL)) {
    await visit(sales, '/desk/complaints');
    await sales.getByRole('link', { name: code }).click();
    await sales.getByText(code, { exact: true }).waitFor();
    if (await isProposed(sales)) await isAgreed(accountant, sales.url());
  }
}

/** Concludes with all that may go back; whether a second person must agree. */
async function isProposed(sales: Page): Promise<boolean> {
  const most = /Tối đa ([\d.]+)/.exec(await sales.getByRole('main').innerText())?.[1] ?? '';
  await sales.getByLabel('Kết luận (khách hàng đọc được)').fill('Hako đền toàn bộ món bị mất.');
  await sales.getByLabel('Hoàn vào ví').fill(most.replaceAll('.', ''));
  await look(sales, 'week-6-lost-complaint');
  const verb = /^(Đề nghị|Giải quyết và) hoàn/;
  return (await concludes(sales, verb)) !== 'resolved';
}

/** Presses the conclusion and says yes to what it does; gives the state of the complaint then. */
async function concludes(desk: Page, verb: RegExp): Promise<string> {
  await desk.getByRole('button', { name: verb }).click();
  const decided = desk.waitForResponse((answer) => answer.url().endsWith('/decide'));
  await desk.getByRole('dialog').getByRole('button', { name: verb }).click();
  const { data } = (await (await decided).json()) as { data: { state: string } };
  return data.state;
}

async function isAgreed(accountant: Page, address: string): Promise<void> {
  await visit(accountant, address);
  await look(accountant, 'week-6-lost-approve');
  await accountant.getByRole('button', { name: /^Duyệt hoàn/ }).click();
  await accountant.getByRole('dialog').getByRole('button', { name: 'Duyệt và hoàn tiền' }).click();
  await accountant.getByText('Đã duyệt và hoàn tiền').first().waitFor();
}

/** A customer asks about a fee; sales answers and gives some of it back. */
export async function complaintIsAnswered({ at }: Office): Promise<void> {
  const client = await clientOf(COMPLAINED_BILL);
  const order = notes.orders.find(({ customer }) => customer === COMPLAINED_BILL)?.code;
  const content = 'Cân nặng trên phiếu nhiều hơn tôi nghĩ.';
  const complaint = { type: 'fee', content, order_code: order };
  const { status, body } = await client.write('POST', '/api/complaint', complaint, randomUUID());
  expect(status, JSON.stringify(body)).toBe(200);

  const sales = await at('sales');
  await visit(sales, '/desk/complaints');
  await sales.getByText(content).first().waitFor();
  await look(sales, 'week-6-complaint');
  await sales.getByLabel('Trả lời khách hàng').fill('Hako đã cân lại, bạn được hoàn phần lệch.');
  await sales.getByRole('button', { name: 'Gửi', exact: true }).click();
  await sales.getByText('Hako đã cân lại, bạn được hoàn phần lệch.').first().waitFor();
  await sales.getByLabel('Kết luận (khách hàng đọc được)').fill('Hoàn 50.000 đ phần cân lệch.');
  await sales.getByLabel('Hoàn vào ví').fill('50000');
  expect(await concludes(sales, /^Giải quyết và hoàn 50\.000/)).toBe('resolved');
}
