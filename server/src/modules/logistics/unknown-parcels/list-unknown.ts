import type { Warehouse } from '@hako/contract/kit/endpoint';
import {
  UNKNOWN_PAGE,
  type UnknownParcel as UnknownRow,
  type UnknownTab,
} from '@hako/contract/logistics/unknown-parcels';
import type { LabelSize } from '@hako/contract/logistics/labels';
import type { Readable } from 'node:stream';
import { askNames } from '../../../kernel/ask-names.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, dayText } from '../../../kernel/vietnam-day.ts';
import { weightText } from '../../../kernel/wording.ts';
import { writeLabel } from '../../../platform/pdf/label.ts';
import type { LogisticsDeps } from '../deps.ts';
import { LABEL_WORDS } from '../labels.ts';
import { listMatches } from './match-store.ts';
import { subjectOf, type UnknownParcel } from './rules/unknown-parcel.ts';
import { findUnknown, listUnknown } from './unknown-store.ts';

interface Asked {
  readonly house: Warehouse;
  readonly tab: UnknownTab;
  readonly after?: string | undefined;
}

/** One page of a house's unknown parcels. Refusal `request.invalid`. */
export async function listUnknownParcels(
  deps: LogisticsDeps,
  { after, ...filter }: Asked,
): Promise<{ rows: UnknownRow[]; next?: string }> {
  const read = await listUnknown(deps.db, filter, { after, limit: UNKNOWN_PAGE + 1 });
  const page = read.slice(0, UNKNOWN_PAGE);
  const next = read.length > UNKNOWN_PAGE ? page.at(-1)?.mark : undefined;
  return { rows: await rowsOf(deps, page), ...(next && { next }) };
}

/** Refusal `logistics.unknown-not-found`. */
export async function readKnown(deps: LogisticsDeps, typed: string): Promise<UnknownParcel> {
  const code = typed.trim().toUpperCase();
  const parcel = await findUnknown(deps.db, code);
  refuseUnless(parcel, 'logistics.unknown-not-found', { code });
  return parcel;
}

/** As the desk reads them. */
export async function rowsOf(
  deps: LogisticsDeps,
  parcels: readonly UnknownParcel[],
): Promise<UnknownRow[]> {
  const subjects = parcels.map(({ code }) => subjectOf(code));
  const [matches, waiting] = await Promise.all([
    listMatches(
      deps.db,
      parcels.map(({ id }) => id),
    ),
    deps.approvals.findWaiting(deps.db, subjects),
  ]);
  const orders = await deps.orders.readMany(
    deps.db,
    matches.map(({ orderId }) => orderId),
  );
  const codeOf = new Map(orders.map(({ id, code }) => [id, code]));
  const nameOf = await askNames(deps.staffName, [
    ...parcels.map(({ recordedBy }) => recordedBy),
    ...matches.map(({ matchedBy }) => matchedBy),
  ]);
  const isWaiting = new Set(waiting.map(({ subject }) => subject));
  return parcels.map((parcel) => {
    const match = matches.find(({ unknownId }) => unknownId === parcel.id);
    return {
      ...factsOf(parcel),
      recorded_by: nameOf(parcel.recordedBy) ?? '',
      match: match
        ? {
            order: codeOf.get(match.orderId) ?? '',
            parcel: match.parcelCode,
            by: nameOf(match.matchedBy) ?? '',
            at: match.matchedAt.toISOString(),
          }
        : null,
      is_closing: isWaiting.has(subjectOf(parcel.code)),
    };
  });
}

const factsOf = (parcel: UnknownParcel) => ({
  code: parcel.code,
  house: parcel.house,
  state: parcel.state,
  carrier_number: parcel.carrierNumber,
  seller_name: parcel.sellerName,
  weight_g: parcel.measures.weightG,
  length_cm: parcel.measures.lengthCm,
  width_cm: parcel.measures.widthCm,
  height_cm: parcel.measures.heightCm,
  photos: parcel.photos.map((id) => `/api/files/${id}`),
  place: parcel.place,
  note: parcel.note,
  recorded_at: parcel.recordedAt.toISOString(),
  closed_at: parcel.closedAt?.toISOString() ?? null,
});

/** The label of one. Refusal `logistics.unknown-not-found`. */
export async function printUnknown(
  deps: LogisticsDeps,
  { code, size }: { readonly code: string; readonly size: LabelSize },
): Promise<Readable> {
  const parcel = await readKnown(deps, code);
  const { weightG, lengthCm, widthCm, heightCm } = parcel.measures;
  const lines = [
    `${weightText(weightG)} · ${lengthCm}×${widthCm}×${heightCm} cm`,
    `${LABEL_WORDS.received} ${dayText(dayInVietnam(parcel.recordedAt))}`,
    `${LABEL_WORDS.shelf} ${parcel.place}`,
    parcel.carrierNumber,
  ].filter(Boolean);
  return writeLabel(
    { kind: LABEL_WORDS.unknown, code: parcel.code, lines },
    { size, createdAt: deps.clock.now() },
  );
}
