import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { declare } from '../../support/customs.ts';
import { codeSaid, measure, photograph } from '../../support/desk/steps.ts';
import { look, visit } from '../../support/story.ts';
import { notes, type WeekOrder } from '../notes.ts';
import type { Office } from '../people/office.ts';
import { scanAt } from '../people/station.ts';

/** Everything arrives in Japan, is weighed, and lies on a shelf. */
export async function japanReceives({ at }: Office): Promise<void> {
  const japan = await at('japan');
  await visit(japan, '/desk/work');
  await look(japan, 'week-3-work-japan');
  await visit(japan, '/desk/stations/receive');
  const awaited = notes.orders.filter(({ parcel }) => parcel === undefined);
  for (const [index, order] of awaited.entries()) await receives(japan, order, index);
  await visit(japan, '/desk/places');
  await look(japan, 'week-3-places');
}

async function receives(japan: Page, order: WeekOrder, index: number): Promise<void> {
  await scanAt(japan, order.item, order.code);
  await measure(japan, String(700 + index * 10), '18');
  if (index === 0) await photograph(japan);
  await japan.getByLabel('Kệ').fill(`JP-A-${String(1 + (index % 5)).padStart(2, '0')}`);
  if (index === 0) await look(japan, 'week-3-receive');
  await japan.getByRole('button', { name: 'Nhận vào kho' }).click();
  await japan.getByText(`Vừa xong: ${index + 1}`, { exact: true }).waitFor();
  order.parcel =
    (await japan
      .getByText(/^KJ\w+$/)
      .first()
      .textContent()) ?? '';
}

/** All parcels go into one shipment, with its papers, and leave. */
export async function japanShips({ at }: Office): Promise<void> {
  const japan = await at('japan');
  await visit(japan, '/desk/stations/pack');
  for (const [index, { parcel }] of notes.orders.entries()) {
    await scanAt(japan, parcel as string, parcel as string);
    if (index === 1) await look(japan, 'week-3-pack');
    await japan.getByRole('button', { name: 'Xếp vào chuyến hàng' }).click();
    await japan.getByText(`Vừa xong: ${index + 1}`, { exact: true }).waitFor();
  }
  notes.shipment = await codeSaid(japan, /Đã xếp vào chuyến hàng (LO\w+)/);
  await scanAt(japan, notes.shipment, notes.shipment);
  await look(japan, 'week-3-export');
  await declare(japan, notes.shipment, { description: 'Used camera lens', hsCode: '9002' });
  await look(japan, 'week-3-customs');
  const paper = japan.waitForEvent('download');
  await japan.getByRole('button', { name: 'Tải tờ khai Excel' }).click();
  expect((await paper).suggestedFilename()).toContain(notes.shipment);
  await visit(japan, '/desk/stations/pack');
  await scanAt(japan, notes.shipment, notes.shipment);
  await japan.getByLabel('Số vận đơn quốc tế').fill('738-11223344');
  await japan.getByRole('button', { name: 'Xuất kho Nhật' }).click();
  await japan.getByText('Đã xuất kho Nhật').waitFor();
}
