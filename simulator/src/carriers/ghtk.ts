import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { clockInVietnam, type House, type Parcel, type Parcels } from './parcels.ts';

const PREFIX = '/carriers/ghtk/services/shipment';

export const ghtk: House = {
  name: 'ghtk',
  timetable: ['2', '12', '123', '3', '4', '45', '5', '6'],
  statuses: [
    ...['-1', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '20', '21'],
    ...['123', '127', '128', '45', '49', '410'],
  ],
  codeOf: (world, index) => `S${world.seed}.HN1.A1.${17_373_471 + index}`,
  feeOf: (weightG) => 18_000 + 4_000 * Math.ceil(weightG / 500),
};

/** Giao Hàng Tiết Kiệm: JSON with a token, and a refusal that names the first label for an id it has already. */
export function serveGhtk(
  app: FastifyInstance,
  world: World,
  parcels: Parcels,
  onAccepted: (parcel: Parcel) => void,
): void {
  const isKnown = (request: FastifyRequest): boolean =>
    request.headers['token'] === world.config.ghtkToken;
  const refuse = (reply: FastifyReply, fault: Fault) =>
    reply.code(fault.status ?? 422).send({
      success: false,
      message: fault.message,
      error_code: fault.code,
      log_id: `${world.seed}.${fault.code}`,
      ...(fault.error && { error: fault.error }),
    });

  app.post<{ Body: { order?: Order; products?: unknown[] } | null }>(
    `${PREFIX}/order/`,
    async (request, reply) => {
      if (!isKnown(request)) return refuse(reply, NO_TOKEN);
      const order = request.body?.order;
      if (!order) return refuse(reply, { code: '30101', message: 'Thiếu thông tin đơn hàng' });
      const problem = problemOf(order, request.body?.products);
      if (problem) return refuse(reply, problem);
      const reference = String(order['id']);
      const known = parcels.byReference(reference, 'ghtk');
      if (known) return refuse(reply, knownAlready(known));
      const parcel = parcels.accept({
        carrier: 'ghtk',
        reference,
        weightG: Number(order['total_weight']),
        collect: Number(order['pick_money'] ?? 0),
        order,
      });
      onAccepted(parcel);
      return {
        success: true,
        message: 'Các đơn hàng đã được thêm vào hệ thống GHTK thành công.',
        order: createdOf(parcel),
      };
    },
  );
  app.get<{ Params: { code: string } }>(`${PREFIX}/v2/:code`, async (request, reply) => {
    if (!isKnown(request)) return refuse(reply, NO_TOKEN);
    const { code } = request.params;
    const parcel = parcels.find(code) ?? parcels.byReference(code, 'ghtk');
    if (parcel?.carrier !== 'ghtk') return refuse(reply, NOT_FOUND);
    return { success: true, message: '', order: statusOf(parcel) };
  });
}

/** Why a call is refused; with status 422 when nothing else is said. */
interface Fault {
  readonly code: string;
  readonly message: string;
  readonly status?: number;
  readonly error?: object;
}
const NO_TOKEN: Fault = { status: 401, code: '20101', message: 'Cần cung cấp token hợp lệ' };
const NOT_FOUND: Fault = { status: 200, code: '30401', message: 'Không tìm thấy đơn hàng' };

const knownAlready = ({ reference, code, status }: Parcel): Fault => ({
  status: 200,
  code: 'ORDER_ID_EXIST',
  message: `Đơn hàng ${reference} đã tồn tại trên hệ thống`,
  error: {
    code: 'ORDER_ID_EXIST',
    partner_id: reference,
    ghtk_label: code,
    status: Number(status),
  },
});

type Order = Record<string, unknown>;

const createdOf = (parcel: Parcel) => ({
  partner_id: parcel.reference,
  label: parcel.code,
  area: '1',
  fee: String(parcel.fee),
  insurance_fee: '0',
  tracking_id: Number(parcel.code.split('.').at(-1)),
  estimated_pick_time: `Sáng ${clockInVietnam(parcel.createdMs + 86_400_000).day}`,
  estimated_deliver_time: `Chiều ${clockInVietnam(parcel.createdMs + 3 * 86_400_000).day}`,
  products: [],
  status_id: 2,
});

function statusOf(parcel: Parcel) {
  const [created, modified] = [parcel.createdMs, parcel.history.at(-1)?.atMs ?? parcel.createdMs]
    .map(clockInVietnam)
    .map(({ day, time }) => `${day} ${time}`);
  return {
    label_id: parcel.code,
    partner_id: parcel.reference,
    status: parcel.status,
    status_text: '',
    created,
    modified,
    message: '',
    pick_date: null,
    deliver_date: null,
    customer_fullname: parcel.order['name'],
    customer_tel: parcel.order['tel'],
    address: parcel.order['address'],
    storage_day: 3,
    ship_money: parcel.fee,
    insurance: 0,
    value: parcel.order['value'],
    weight: parcel.weightG,
    pick_money: parcel.collect,
    is_freeship: 1,
  };
}

function problemOf(order: Order, products: unknown): Fault | undefined {
  for (const name of [
    'id',
    'pick_name',
    'pick_tel',
    'pick_address',
    'pick_province',
    'name',
    'tel',
    'address',
    'province',
    'ward',
    'hamlet',
  ])
    if (typeof order[name] !== 'string' || order[name] === '')
      return { code: '30101', message: `Thiếu thông tin ${name}` };
  if (!Array.isArray(products) || products.length === 0)
    return { code: '30101', message: 'Thiếu thông tin sản phẩm' };
  if (!Number.isInteger(order['total_weight']) || Number(order['total_weight']) < 1)
    return { code: '30103', message: 'Đơn hàng chưa có khối lượng. Vui lòng kiểm tra lại.' };
  if (!/^0\d{9,10}$/.test(String(order['tel'])))
    return { code: '30110', message: 'Số điện thoại người nhận không hợp lệ' };
  if (Number(order['total_weight']) > 20_000)
    return { code: '30111', message: 'Đơn hàng vượt quá 20 kg' };
  return undefined;
}

/** The webhook of one change of state: a form in which the sign before the zone stands bare, as in the carrier's own example. */
export function ghtkFormOf(parcel: Parcel, status: string, atMs: number): string {
  const { day, time } = clockInVietnam(atMs);
  const fields: Record<string, string | number> = {
    label_id: parcel.code,
    partner_id: parcel.reference,
    action_time: `${day}T${time}+07:00`,
    status_id: status,
    reason_code: '',
    reason: '',
    weight: parcel.weightG / 1_000,
    fee: parcel.fee,
    pick_money: parcel.collect,
    return_part_package: 0,
  };
  return Object.entries(fields)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value).replaceAll('%2B', '+').replaceAll('%3A', ':')}`,
    )
    .join('&');
}
