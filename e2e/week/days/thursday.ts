import { expect } from 'vitest';
import { measure } from '../../support/desk/steps.ts';
import { eventually } from '../../support/eventually.ts';
import { look, visit } from '../../support/story.ts';
import { notes } from '../notes.ts';
import type { Office } from '../people/office.ts';
import { scanAt } from '../people/station.ts';
import { allAre } from '../people/orders.ts';

/** The shipment lands and is taken in as a whole. */
export async function vietnamTakesIn({ at }: Office): Promise<void> {
  const vietnam = await at('vietnam');
  await visit(vietnam, '/desk/work');
  await look(vietnam, 'week-4-work-vietnam');
  await visit(vietnam, '/desk/stations/check-in');
  await scanAt(vietnam, notes.shipment as string, notes.shipment as string);
  await look(vietnam, 'week-4-check-in');
  await vietnam.getByRole('button', { name: 'Nhập kho Việt Nam' }).click();
  await vietnam.getByText(`Đã nhập ${notes.orders.length} kiện`).waitFor();
}

/** Every parcel is opened and weighed once more: what its customer still owes is certain. */
export async function vietnamWeighs({ at }: Office): Promise<void> {
  const vietnam = await at('vietnam');
  await visit(vietnam, '/desk/stations/weigh');
  for (const [index, { parcel }] of notes.orders.entries()) {
    await scanAt(vietnam, parcel as string, parcel as string);
    await measure(vietnam, String(720 + index * 10), '18');
    if (index === 0) {
      expect(await vietnam.getByText('kệ JP-').count(), 'a shelf that it left').toBe(0);
      await look(vietnam, 'week-4-weigh');
    }
    await vietnam.getByRole('button', { name: 'Ghi cân lại' }).click();
    await vietnam.getByText(`Vừa xong: ${index + 1}`, { exact: true }).waitFor();
  }
  await eventually('every second payment is computed', allAre('CALCULATOR'), 60_000);
}
