import type { Clock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type {
  PurchaseAnswer,
  PurchaseCapability,
  PurchaseObstacle,
  PurchaseRequest,
} from '../marketplace.ts';
import { openSiteLine, type SiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { readPartnerItem, readPurchase, readToken, readTransaction } from './partner-shapes.ts';
import type { CallOptions } from '../listing-query.ts';
import type { PartnerAddress } from './partner-address.ts';

type PartnerItem = ReturnType<typeof readPartnerItem>;

const SOURCE = 'mercari-partner';
/** The API documents answers after up to two minutes. */
const PURCHASE_TIMEOUT_MS = 120_000;
export interface MercariPartnerSettings {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly address: PartnerAddress;
}
/** F0104 and F0105 are documented; a failure is told before anything is bought. */
const FAILURES: Readonly<Record<string, PurchaseObstacle>> = {
  F0104: 'address-refused',
  F0105: 'sold',
};
/** Buying through the official partner API, for those who have a contract. */
export function mercariPurchases(
  settings: MercariPartnerSettings,
  { clock, budget }: { readonly clock: Clock; readonly budget?: SiteBudget },
): PurchaseCapability & { close(): Promise<void> } {
  const line = openSiteLine({
    source: SOURCE,
    baseUrl: settings.url,
    clock,
    pacePerSecond: 10,
    ...(budget && { budget }),
  });
  const authorise = createAuthoriser(line, settings, clock);

  async function readJson(path: string, options?: CallOptions): Promise<unknown> {
    const answer = await line.read({
      path,
      headers: { authorization: await authorise(options), accept: 'application/json' },
      tolerated: [403],
      ...options,
    });
    // Documented: 404, 400, 403 and 412 all mean "not available".
    if ([400, 403, 404, 412].includes(answer.status)) return undefined;
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to ${path}`, 'status');
    return answer.json();
  }

  async function buy(purchase: PurchaseRequest, options?: CallOptions): Promise<PurchaseAnswer> {
    const json = await readJson(`/v1/items/${purchase.code}`, options);
    if (json === undefined)
      return { isBought: false, reason: 'not-found', detail: 'not available' };
    const item = readPartnerItem(json);
    if (item.id !== purchase.code)
      throw new Outage(SOURCE, 'broken', `asked for ${purchase.code}, got ${item.id}`, 'id');
    const obstacle = obstacleIn(item, purchase);
    if (obstacle) return { isBought: false, ...obstacle };
    const headers = {
      authorization: await authorise(options),
      'content-type': 'application/json',
      accept: 'application/json',
    };
    const answer = await line.write({
      method: 'POST',
      path: '/v1/items/purchase',
      headers,
      body: JSON.stringify(bodyOf(item, purchase, settings.address)),
      timeoutMs: PURCHASE_TIMEOUT_MS,
      ...options,
    });
    return purchaseAnswerOf(answer.status, () => readPurchase(answer.json()), purchase);
  }

  return {
    buy,
    async findPurchase({ code }, options) {
      const json = await readJson(`/v2/transactions/${code}`, options);
      if (json === undefined) return undefined;
      const transaction = readTransaction(json);
      if (transaction.item_id !== code)
        throw new Outage(SOURCE, 'broken', `asked for ${code}`, 'item_id');
      const paid = transaction.paid_price ?? transaction.price;
      return {
        orderNumber: String(transaction.id),
        pricePaid: paid === undefined ? undefined : yen(paid),
      };
    },
    close: () => line.close(),
  };
}
/** Why the item may not be bought as it was asked for; undefined when nothing has changed since it was read. */
function obstacleIn(
  { status, price, checksum }: PartnerItem,
  purchase: PurchaseRequest,
): { readonly reason: PurchaseObstacle; readonly detail: string } | undefined {
  if (status !== 'on_sale') return { reason: 'sold', detail: status };
  if (price !== purchase.price) return { reason: 'price-changed', detail: String(price) };
  const isChanged =
    purchase.checksum !== undefined && checksum !== undefined && checksum !== purchase.checksum;
  return isChanged
    ? { reason: 'price-changed', detail: 'the listing was changed since it was read' }
    : undefined;
}

const bodyOf = (item: PartnerItem, purchase: PurchaseRequest, address: PartnerAddress) => ({
  item_id: purchase.code,
  checksum: purchase.checksum ?? item.checksum,
  ...(purchase.variantId !== undefined && {
    variant_id: purchase.variantId,
    shops_shipping_fee: item.shops_shipping_fee ?? 0,
  }),
  ...address,
  delivery_identifier: '',
  country_code: 'VN',
  buyer_id: purchase.account,
});

/** Whatever is neither a documented success nor a documented failure leaves open whether it was bought. */
function purchaseAnswerOf(
  status: number,
  read: () => ReturnType<typeof readPurchase>,
  purchase: PurchaseRequest,
): PurchaseAnswer {
  const unknown = (detail: string, missing: string) =>
    new Outage(SOURCE, 'broken', detail, missing, true);
  let answer: ReturnType<typeof readPurchase>;
  try {
    answer = read();
  } catch (failure) {
    if (failure instanceof Outage) throw unknown(failure.message, failure.missing ?? 'body');
    throw failure;
  }
  const { transaction_status, transaction_details: done, failure_details: failed } = answer;
  if (transaction_status === 'failure' && failed) {
    const reason = FAILURES[failed.code];
    if (reason === undefined)
      throw unknown(`unknown failure ${failed.code}: ${failed.reasons}`, 'failure_details.code');
    return { isBought: false, reason, detail: failed.reasons };
  }
  if (transaction_status !== 'success' || !done)
    throw unknown(`HTTP ${status}, status ${transaction_status}`, 'transaction_details');
  if (done.item_id !== purchase.code)
    throw unknown(
      `bought ${done.item_id} instead of ${purchase.code}`,
      'transaction_details.item_id',
    );
  return {
    isBought: true,
    orderNumber: String(done.trx_id),
    pricePaid: yen(done.paid_price ?? done.price + (done.buyer_shipping_fee ?? 0)),
  };
}
/** Client credentials for `openapi:buy`, kept until a minute before they end. */
function createAuthoriser(
  line: SiteLine,
  settings: MercariPartnerSettings,
  clock: Clock,
): (options?: CallOptions) => Promise<string> {
  let token: { readonly text: string; readonly untilMs: number } | undefined;
  const basic = `Basic ${Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')}`;
  return async (options) => {
    if (token && clock.monotonicMs() < token.untilMs) return token.text;
    const answer = await line.read({
      method: 'POST',
      path: '/jp/v1/token',
      headers: {
        authorization: basic,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials&scope=openapi%3Abuy',
      ...options,
    });
    if (answer.status !== 200)
      throw new Outage(SOURCE, 'blocked', `our client was refused: HTTP ${answer.status}`);
    const { access_token, expires_in } = readToken(answer.json());
    token = {
      text: `Bearer ${access_token}`,
      untilMs: clock.monotonicMs() + Math.max(0, (expires_in ?? 3600) - 60) * 1000,
    };
    return token.text;
  };
}
