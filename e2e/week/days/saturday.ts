import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { look, visit } from '../../support/story.ts';
import { notes } from '../notes.ts';
import { ARRIVING_BILLS, COLLECTED_BILL, LOST_BILL, SENT_AGAIN_BILL } from '../people/bills.ts';
import { tells } from '../people/carriers.ts';
import type { Office } from '../people/office.ts';
import { clientOf } from './tuesday.ts';

const billOf = (customer: number): string => notes.bills[customer] as string;
const clientAt = (customer: number) =>
  clientOf(notes.customers[customer] as (typeof notes.customers)[number]);

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
  const client = await clientAt(customer);
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
