import type { LabelSize } from '@hako/contract/logistics/labels';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, dayText } from '../../../kernel/vietnam-day.ts';
import { weightText } from '../../../kernel/wording.ts';
import { writeLabel } from '../../../platform/pdf/label.ts';
import type { LogisticsDeps } from '../deps.ts';
import { LABEL_WORDS } from '../labels.ts';
import { findParcel } from '../parcels/parcel-store.ts';
import { placeOf } from '../places/rules/house.ts';
import { billedOf, ordersIn } from '../parcels/rules/parcel.ts';

/**
 * The label of a parcel: its code, what it weighs, how it travels and which orders are inside. No
 * name of a customer stands on it. Refusal `logistics.parcel-not-found`.
 */
export async function printParcel(
  deps: LogisticsDeps,
  { code, size }: { readonly code: string; readonly size: LabelSize },
): Promise<Readable> {
  const parcel = await findParcel(deps.db, code.trim().toUpperCase());
  refuseUnless(parcel, 'logistics.parcel-not-found', { code });
  const orders = await deps.orders.readMany(deps.db, ordersIn([parcel]));
  const { weightG, lengthCm, widthCm, heightCm } = billedOf(parcel);
  const place = placeOf(parcel);
  const lines = [
    `${weightText(weightG)} · ${lengthCm}×${widthCm}×${heightCm} cm`,
    [orders[0]?.shipMode ?? '', LABEL_WORDS.received, dayText(dayInVietnam(parcel.receivedAt))]
      .join(' ')
      .trim(),
    ...(place ? [`${LABEL_WORDS.shelf} ${place}`] : []),
    orders.map((order) => order.code).join(', '),
  ];
  return writeLabel(
    { kind: LABEL_WORDS.parcel, code: parcel.code, lines },
    { size, createdAt: deps.clock.now() },
  );
}
