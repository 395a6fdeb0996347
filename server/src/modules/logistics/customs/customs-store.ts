import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { CustomsLine } from './rules/customs.ts';

export async function listCustomsLines(reader: Reader, shipmentId: string): Promise<CustomsLine[]> {
  const rows = await reader
    .selectFrom('customs_lines')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    description: row.description,
    hsCode: row.hs_code,
    quantity: row.quantity,
    valueJpy: row.value_jpy,
    origin: row.origin,
  }));
}

/** All lines anew, in their order. */
export async function replaceCustomsLines(
  trx: Trx,
  shipmentId: string,
  lines: readonly CustomsLine[],
  by: string,
  at: Date,
): Promise<void> {
  await trx.deleteFrom('customs_lines').where('shipment_id', '=', shipmentId).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('customs_lines')
    .values(
      lines.map(({ orderId, description, hsCode, quantity, valueJpy, origin }, position) => ({
        shipment_id: shipmentId,
        position,
        order_id: orderId,
        description,
        hs_code: hsCode,
        quantity,
        value_jpy: valueJpy,
        origin,
        edited_by: by,
        edited_at: at,
      })),
    )
    .execute();
}

/** An order that travels no more in the shipment is not declared with it. */
export async function deleteCustomsLines(
  trx: Trx,
  shipmentId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .deleteFrom('customs_lines')
    .where('shipment_id', '=', shipmentId)
    .where('order_id', 'in', orderIds)
    .execute();
}
