import type { World } from '../world/world.ts';
import type { Parcel } from './parcels.ts';

export interface Reporting {
  webhookUrl: string | undefined;
  token: string;
}

const TRIES = 6;
const RETRY_MS = 2_000;

/** The webhook of one change of state, with every field that the carrier sends. */
export const eventOf = (parcel: Parcel, status: string, atMs: number) => ({
  CODAmount: parcel.asked.cod_amount,
  CODTransferDate: null,
  ClientOrderCode: parcel.asked.client_order_code,
  ConvertedWeight: Math.ceil((parcel.asked.length * parcel.asked.width * parcel.asked.height) / 5),
  Description: '',
  Fee: {
    CODFailedFee: 0,
    CODFee: 0,
    Coupon: 0,
    DeliverRemoteAreasFee: 0,
    DocumentReturn: 0,
    DoubleCheck: 0,
    Insurance: 0,
    MainService: parcel.fee,
    PickRemoteAreasFee: 0,
    R2S: 0,
    Return: 0,
    StationDO: 0,
    StationPU: 0,
    Total: parcel.fee,
  },
  Height: parcel.asked.height,
  IsPartialReturn: false,
  Length: parcel.asked.length,
  OrderCode: parcel.code,
  PartialReturnCode: '',
  PaymentType: 1,
  Reason: '',
  ReasonCode: '',
  ShopID: 885,
  Status: status,
  Time: new Date(atMs).toISOString(),
  Type: 'switch_status',
  Warehouse: '',
  Weight: parcel.asked.weight,
  Width: parcel.asked.width,
});

/** Posts an event until it is taken; one that is refused for good (4xx but 408 and 429) is dropped and never sent again. */
export async function report(world: World, { webhookUrl, token }: Reporting, event: ReturnType<typeof eventOf>): Promise<void> {
  if (webhookUrl === undefined) return;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const status = await post(webhookUrl, token, event);
    const isDropped = status >= 400 && status < 500 && status !== 408 && status !== 429;
    if ((status >= 200 && status < 300) || isDropped) return;
    await world.pause(RETRY_MS);
  }
}

/** HTTP status, or 0 when nobody answered. */
async function post(url: string, token: string, event: unknown): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
