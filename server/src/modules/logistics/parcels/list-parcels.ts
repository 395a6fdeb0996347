import type { DeskRequest, ParcelRequestRow, ParcelRow } from '@hako/contract/logistics/parcels';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/index.ts';
import type { LogisticsDeps } from '../deps.ts';
import {
  billedOf,
  isShared,
  type Measures,
  ordersIn,
  type Parcel,
  shareOf,
} from './rules/parcel.ts';
import type { ParcelRequest } from '../repacking/rules/parcel-request.ts';
import { PARCEL_LABELS, REQUEST_LABELS, REQUEST_STATE_LABELS } from '../labels.ts';
import { ownersOf } from './parcel-costs.ts';
import { listParcelsByIds, listParcelsOfCustomer } from './parcel-list-store.ts';
import { findRequest, listLinks, listRequestsOfCustomer } from '../repacking/request-store.ts';
import { listOptions } from '../repacking/box-store.ts';
import { storageOf } from '../storage/storage-of.ts';

const MOST_REQUESTS = 20;

/** What a customer has in Japan, the one received first at the top, and what was asked for it, all that is open and the newest of what is not. */
export async function listMyParcels(
  deps: LogisticsDeps,
  customerId: string,
): Promise<{ parcels: ParcelRow[]; requests: ParcelRequestRow[] }> {
  const [parcels, requests] = await Promise.all([
    listParcelsOfCustomer(deps.db, customerId, ['stored', 'packed']),
    listRequestsOfCustomer(deps.db, customerId, MOST_REQUESTS),
  ]);
  const open = new Map(requests.map(({ id, code }) => [id, code]));
  const rows: ParcelRow[] = [];
  for (const parcel of parcels)
    rows.push(await toRow(deps, parcel, open.get(parcel.requestId ?? '') ?? null));
  const parcelsToJoin = rows.filter(({ may_join }) => may_join);
  // One alone has nobody to go with.
  const mayJoin = (row: ParcelRow) =>
    row.may_join &&
    parcelsToJoin.some((other) => other !== row && other.ship_mode === row.ship_mode);
  return {
    parcels: rows.map((row) => ({ ...row, may_join: mayJoin(row) })),
    requests: await toRequestRows(deps, deps.db, requests),
  };
}

/** A request for the desk. Refusal `logistics.request-not-found`. */
export async function readRequest(deps: LogisticsDeps, code: string): Promise<DeskRequest> {
  const request = await findRequest(deps.db, code);
  refuseUnless(request, 'logistics.request-not-found', { code });
  const [row] = await toRequestRows(deps, deps.db, [request]);
  const taken = (await listLinks(deps.db, [request.id]))
    .filter(({ side }) => side === 'taken')
    .map(({ parcelId }) => parcelId);
  const parcels = await listParcelsByIds(deps.db, taken);
  const orders = new Map(
    (await deps.orders.readMany(deps.db, ordersIn(parcels))).map((order) => [order.id, order]),
  );
  return {
    ...(row as ParcelRequestRow),
    parcels: parcels.map((parcel) => ({
      code: parcel.code,
      shelf: parcel.shelf ?? null,
      ...wireMeasures(parcel.received),
      orders: parcel.contents.flatMap(({ orderId }) => {
        const order = orders.get(orderId);
        return order
          ? [
              {
                code: order.code,
                name: nameOf(order),
                is_apart: request.apartOrderIds.includes(orderId),
              },
            ]
          : [];
      }),
    })),
  };
}

async function toRow(
  deps: LogisticsDeps,
  parcel: Parcel,
  request: string | null,
): Promise<ParcelRow> {
  const owners = await ownersOf(deps, deps.db, parcel);
  const { freeDays, storedDays, daysLeft, costsFrom, cost, perDay } = await storageOf(
    deps,
    parcel,
    owners,
  );
  const isFree = parcel.state === 'stored' && request === null;
  const state = parcel.state === 'packed' ? 'packed' : 'stored';
  return {
    code: parcel.code,
    state,
    state_label: PARCEL_LABELS[state],
    ...wireMeasures(billedOf(parcel)),
    shelf: parcel.shelf ?? null,
    photos: parcel.photos.map(pictureOf),
    received_at: parcel.receivedAt.toISOString(),
    ship_mode: owners[0].shipMode,
    orders: owners.map((order) => ({
      code: order.code,
      name: nameOf(order),
      picture: order.listing.picture ?? null,
      weight_g: shareOf(parcel, billedOf(parcel), order.id).weightG,
    })),
    storage: {
      free_days: freeDays,
      stored_days: storedDays,
      days_left: daysLeft,
      costs_from: costsFrom.toISOString(),
      cost_vnd: cost,
      per_day_vnd: perDay,
    },
    request,
    is_settled: parcel.settled !== undefined,
    may_join: isFree,
    may_split: isFree && isShared(parcel),
    may_rehearse: isFree && parcel.settled === undefined,
  };
}

async function toRequestRows(
  { orders }: LogisticsDeps,
  reader: Reader,
  requests: readonly ParcelRequest[],
): Promise<ParcelRequestRow[]> {
  const ids = requests.map(({ id }) => id);
  const [links, options] = await Promise.all([listLinks(reader, ids), listOptions(reader, ids)]);
  const apart = await orders.readMany(
    reader,
    requests.flatMap(({ apartOrderIds }) => apartOrderIds),
  );
  return requests.map((request) => ({
    code: request.code,
    kind: request.kind,
    kind_label: REQUEST_LABELS[request.kind],
    state: request.state,
    state_label: REQUEST_STATE_LABELS[request.state],
    taken: links
      .filter(({ requestId, side }) => requestId === request.id && side === 'taken')
      .map(({ code }) => code),
    made: links
      .filter(({ requestId, side }) => requestId === request.id && side === 'made')
      .map(({ code }) => code),
    apart: apart.filter(({ id }) => request.apartOrderIds.includes(id)).map(({ code }) => code),
    asked_at: request.askedAt.toISOString(),
    done_at: request.doneAt?.toISOString() ?? null,
    choose_by: request.chooseBy?.toISOString() ?? null,
    boxes: options
      .filter(({ requestId }) => requestId === request.id)
      .map(({ number, label, measures, photos, freight, isChosen }) => ({
        number,
        label,
        ...wireMeasures(measures),
        photos: photos.map(pictureOf),
        freight_vnd: freight,
        is_chosen: isChosen,
      })),
    may_cancel: request.state === 'asked',
  }));
}

const nameOf = ({ listing }: Order): string => listing.titleVi ?? listing.title;
const pictureOf = (fileId: string): string => `/api/files/${fileId}`;

const wireMeasures = ({ weightG, lengthCm, widthCm, heightCm }: Measures) => ({
  weight_g: weightG,
  length_cm: lengthCm,
  width_cm: widthCm,
  height_cm: heightCm,
});
