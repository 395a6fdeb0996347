import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { clockInVietnam, type House, type Parcel, type Parcels } from './parcels.ts';

const PREFIX = '/carriers/viettel-post/v2';
const MOST_BYTES = 150;

export const viettelPost: House = {
  name: 'viettel-post',
  timetable: ['103', '104', '105', '200', '300', '400', '500', '501'],
  statuses: [
    ...[
      '101',
      '102',
      '103',
      '104',
      '105',
      '107',
      '200',
      '201',
      '202',
      '300',
      '400',
      '500',
      '501',
      '502',
      '503',
      '504',
      '505',
      '506',
      '507',
    ],
    ...['508', '509', '515', '550'],
  ],
  codeOf: (_, index) => String(15_878_180_012 + index * 37),
  feeOf: (weightG) => 16_500 + 4_400 * Math.ceil(weightG / 500),
};

/** What it calls each word, in its webhook. */
const NAMES: Readonly<Record<string, string>> = {
  '104': 'Giao cho Bưu tá đi nhận',
  '500': 'Giao bưu tá đi phát',
  '501': 'Phát thành công',
};

/** Viettel Post: a token is signed in for in two steps; an order is taken once per code of the sender, and cannot be asked for by that code. */
export function serveViettelPost(
  app: FastifyInstance,
  world: World,
  parcels: Parcels,
  onAccepted: (parcel: Parcel) => void,
): void {
  const { viettelPostUsername, viettelPostPassword } = world.config;
  const tokens = { brief: `brief-${world.secret}`, year: `year-${world.secret}-0`, count: 0 };
  const ok = (data: unknown) => ({ status: 200, error: false, message: 'OK', data });
  const no = (status: number, message: string) => ({ status, error: true, message, data: null });
  const isOwner = (body: Order | null): boolean =>
    body?.['USERNAME'] === viettelPostUsername && body?.['PASSWORD'] === viettelPostPassword;
  const shown = (request: FastifyRequest): unknown => request.headers['token'];

  app.post<{ Body: Order | null }>(`${PREFIX}/user/Login`, async ({ body }) =>
    isOwner(body)
      ? ok({ userId: 1, token: tokens.brief, partner: 1, phone: '0900000001' })
      : no(205, 'Invalid owner account or password!'),
  );
  app.post<{ Body: Order | null }>(`${PREFIX}/user/ownerconnect`, async (request) =>
    shown(request) === tokens.brief && isOwner(request.body)
      ? ok({ userId: 1, token: tokens.year, partner: 1 })
      : no(201, 'Token invalid'),
  );
  app.post<{ Body: Order | null }>(`${PREFIX}/order/createOrderNlp`, async (request) => {
    if (shown(request) === undefined) return no(201, 'Header Token is required');
    if (shown(request) !== tokens.year) return no(202, 'Token invalid or expired');
    const order = request.body ?? {};
    const problem = problemOf(order);
    if (problem) return no(204, problem);
    const reference = String(order['ORDER_NUMBER']);
    if (order['CHECK_UNIQUE'] === true && parcels.byReference(reference, 'viettel-post'))
      return no(204, `Order number ${reference} already exists`);
    const collect = order['ORDER_PAYMENT'] === 1 ? 0 : Number(order['MONEY_COLLECTION']);
    const parcel = parcels.accept({
      carrier: 'viettel-post',
      reference,
      weightG: Number(order['PRODUCT_WEIGHT']),
      collect,
      order,
    });
    onAccepted(parcel);
    return ok(createdOf(parcel));
  });
  /** For tests: the token of a year ends today. */
  app.delete('/carriers/_tokens', async () => {
    tokens.count += 1;
    tokens.year = `year-${world.secret}-${tokens.count}`;
    return { isEnded: true };
  });
}

type Order = Record<string, unknown>;

const createdOf = (parcel: Parcel) => ({
  ORDER_NUMBER: parcel.code,
  MONEY_COLLECTION: parcel.collect,
  EXCHANGE_WEIGHT: parcel.weightG,
  MONEY_TOTAL: parcel.fee,
  MONEY_TOTAL_FEE: parcel.fee,
  MONEY_FEE: 0,
  MONEY_COLLECTION_FEE: 0,
  MONEY_OTHER_FEE: 0,
  MONEY_VAS: 0,
  MONEY_VAT: 0,
  KPI_HT: 48.0,
  RECEIVER_PROVINCE: 1,
  RECEIVER_DISTRICT: null,
  RECEIVER_WARD: 1,
});

function problemOf(order: Order): string | undefined {
  for (const name of [
    'SENDER_FULLNAME',
    'SENDER_PHONE',
    'SENDER_ADDRESS',
    'RECEIVER_FULLNAME',
    'RECEIVER_PHONE',
    'RECEIVER_ADDRESS',
    'ORDER_SERVICE',
  ])
    if (typeof order[name] !== 'string' || order[name] === '') return `Incorrect data: ${name}`;
  for (const [name, value] of Object.entries(order))
    if (typeof value === 'string' && Buffer.byteLength(value) > MOST_BYTES)
      return `Invalid [${name}]`;
  if (![1, 2, 3, 4].includes(Number(order['ORDER_PAYMENT'])))
    return 'Incorrect data: ORDER_PAYMENT';
  if (!/^0\d{9,10}$/.test(String(order['RECEIVER_PHONE']))) return 'Incorrect data: RECEIVER_PHONE';
  return undefined;
}

/** The webhook of one change of state; `LOCALION_CURRENTLY` is the carrier's own spelling. */
export function viettelPostEventOf(
  parcel: Parcel,
  status: string,
  atMs: number,
  token: string,
  isReturning = false,
) {
  const { day, time } = clockInVietnam(atMs);
  return {
    DATA: {
      ORDER_NUMBER: parcel.code,
      ORDER_REFERENCE: parcel.reference,
      ORDER_STATUSDATE: `${day.split('-').reverse().join('/')} ${time}`,
      ORDER_STATUS: Number(status),
      STATUS_NAME: NAMES[status] ?? '',
      LOCALION_CURRENTLY: 'Bưu cục Hoàn Kiếm - Hà Nội',
      NOTE: '',
      MONEY_COLLECTION: parcel.collect,
      MONEY_FEECOD: 0,
      MONEY_TOTAL: parcel.fee,
      EXPECTED_DELIVERY: '',
      PRODUCT_WEIGHT: parcel.weightG,
      ORDER_SERVICE: String(parcel.order['ORDER_SERVICE']),
      IS_RETURNING: isReturning,
    },
    TOKEN: token,
  };
}
