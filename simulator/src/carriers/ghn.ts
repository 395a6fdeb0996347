import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { codeLetters, type House, type Parcel, type Parcels } from './parcels.ts';

const PREFIX = '/carriers/ghn/v2/shipping-order';

export const ghn: House = {
  name: 'ghn',
  timetable: [
    'ready_to_pick',
    'picking',
    'picked',
    'storing',
    'transporting',
    'sorting',
    'delivering',
    'delivered',
  ],
  statuses: [
    ...[
      'ready_to_pick',
      'picking',
      'picked',
      'storing',
      'transporting',
      'sorting',
      'delivering',
      'delivered',
      'delivery_fail',
    ],
    ...[
      'waiting_to_return',
      'return',
      'return_transporting',
      'return_sorting',
      'returning',
      'returned',
      'cancel',
      'exception',
      'lost',
      'damage',
    ],
  ],
  codeOf: (world, index) =>
    `L${String(index + 1).padStart(3, '0')}${codeLetters(world.seed, index, 3)}`,
  feeOf: (weightG) => 22_000 + 5_000 * Math.ceil(weightG / 500),
};

/** Giao Hàng Nhanh: JSON with a token in the header. The same code of the sender is the same parcel, however often it is asked for. */
export function serveGhn(
  app: FastifyInstance,
  world: World,
  parcels: Parcels,
  onAccepted: (parcel: Parcel) => void,
): void {
  const isKnown = (request: FastifyRequest): boolean =>
    request.headers['token'] === world.config.carrierToken;
  const refused = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).send({ code: status, message, data: null, code_message: 'USER_ERR_COMMON' });

  app.post<{ Body: Order | null }>(`${PREFIX}/create`, async (request, reply) => {
    if (!isKnown(request)) return refused(reply, 401, 'Token is invalid');
    const order = request.body ?? {};
    const problem = problemOf(order);
    if (problem) return refused(reply, 400, problem);
    const reference = String(order['client_order_code']);
    const known = parcels.byReference(reference, 'ghn');
    const parcel =
      known ??
      parcels.accept({
        carrier: 'ghn',
        reference,
        weightG: Number(order['weight']),
        collect: Number(order['cod_amount'] ?? 0),
        order,
      });
    if (!known) onAccepted(parcel);
    return {
      code: 200,
      message: 'Success',
      data: detailOf(parcel),
      message_display: 'Tạo đơn hàng thành công.',
    };
  });
  app.post<{ Body: Order | null }>(`${PREFIX}/detail-by-client-code`, async (request, reply) =>
    answer(
      request,
      reply,
      parcels.byReference(String(request.body?.['client_order_code'] ?? ''), 'ghn'),
    ),
  );
  app.post<{ Body: Order | null }>(`${PREFIX}/detail`, async (request, reply) =>
    answer(request, reply, parcels.find(String(request.body?.['order_code'] ?? ''))),
  );
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parcel: Parcel | undefined,
  ) => {
    if (!isKnown(request)) return refused(reply, 401, 'Token is invalid');
    if (!parcel) return refused(reply, 400, 'Đơn hàng không tồn tại');
    const updated_date = new Date(parcel.history.at(-1)?.atMs ?? parcel.createdMs).toISOString();
    return {
      code: 200,
      message: 'Success',
      data: { ...detailOf(parcel), status: parcel.status, updated_date },
    };
  };
}

type Order = Record<string, unknown>;

const detailOf = (parcel: Parcel) => ({
  order_code: parcel.code,
  sort_code: '000-A-00-00',
  trans_type: 'truck',
  client_order_code: parcel.reference,
  total_fee: parcel.fee,
  expected_delivery_time: new Date(parcel.createdMs + 3 * 86_400_000).toISOString(),
});

/** What the carrier insists on; the rest of an order is taken as it comes. */
function problemOf(order: Order): string | undefined {
  for (const name of ['client_order_code', 'to_name', 'to_phone', 'to_address'])
    if (typeof order[name] !== 'string' || order[name] === '') return `${name} is required`;
  for (const name of ['weight', 'length', 'width', 'height'])
    if (!Number.isInteger(order[name]) || Number(order[name]) < 1)
      return `${name} must be a whole number above 0`;
  if (!/^0\d{9,10}$/.test(String(order['to_phone']))) return 'to_phone is not a phone number';
  if (Number(order['weight']) > 50_000) return 'weight must not be over 50000';
  return undefined;
}

/** The webhook of one change of state, with every field that the carrier sends. */
export const ghnEventOf = (parcel: Parcel, status: string, atMs: number) => {
  const side = (name: string): number => Number(parcel.order[name] ?? 0);
  return {
    CODAmount: parcel.collect,
    CODTransferDate: null,
    ClientOrderCode: parcel.reference,
    ConvertedWeight: Math.ceil((side('length') * side('width') * side('height')) / 5),
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
    Height: side('height'),
    IsPartialReturn: false,
    Length: side('length'),
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
    Weight: parcel.weightG,
    Width: side('width'),
  };
};
