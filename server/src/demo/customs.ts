import type { Logistics } from '../modules/logistics/index.ts';

/** Completes the papers of a shipment as the desk does: what has no heading is named by hand. */
export async function declareAll(
  logistics: Pick<Logistics, 'readCustoms' | 'saveCustoms'>,
  code: string,
  by: Parameters<Logistics['saveCustoms']>[0]['by'],
): Promise<void> {
  const { lines, orders } = await logistics.readCustoms(code);
  const codeOf = new Map(orders.map(({ orderId, order }) => [orderId, order.code]));
  const complete = lines.map(({ orderId, ...line }) => ({
    ...line,
    description: line.description || 'Used collectible goods',
    hsCode: line.hsCode || '9503',
    orderCode: codeOf.get(orderId) ?? '',
  }));
  await logistics.saveCustoms({ code, lines: complete, by });
}
