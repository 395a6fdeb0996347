import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { call } from '../../people/client.ts';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { customerToken, staffToken } from '../../people/sign-in.ts';

export let service: PretendService;
let staff: string;
/** The token of somebody else at the desk. */
export let second: string;
/** A picture that the demo customer sent. */
export let picture: string;

/** A call of the demo customer. */
export const customer = (method: string, path: string, body?: object) =>
  service.asCustomer(method, path, body);
/** A call of sales. */
export const desk = (method: string, path: string, body?: object) =>
  call(service, method, `/api/desk/complaints${path}`, { token: staff, body });
/** The wallet of the demo customer. */
export const wallet = async () => (await customer('GET', '/api/user/wallet')).body.data;
/** An order whose first payment was paid: bought by hand at the desk. */
export async function paidOrder(price = 5_000): Promise<string> {
  const code = service.sim.world.market.make({ price });
  const { body } = await customer('POST', '/api/buy-product-now', { code, price, site: 'mercari' });
  const { order_code, id } = body.data;
  await service.parts.modules.orders.buyByAgent({ orderId: id } as never);
  return order_code as string;
}
/** The demo customer complains about an order. */
export const complain = (orderCode: string | null, more: object = {}) =>
  customer('POST', '/api/complaint', {
    type: 'fee',
    content: 'Phí cân nặng cao hơn báo giá.',
    order_code: orderCode,
    ...more,
  });

/** Registers what the tests of a file need before and after them. */
export function setUpComplaintsRig(): void {
  beforeAll(async () => {
    service = await startPretendService(90_000_000);
    staff = await staffToken(service, 'sales');
    second = await staffToken(service, 'accountant');
    const form = new FormData();
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#a33' },
    })
      .jpeg()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'vo.jpg');
    const sent = await fetch(`${service.url}/api/upload/file/user`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await customerToken(service)}` },
      body: form,
    });
    picture = ((await sent.json()) as { data: { id: string } }).data.id;
  });
  afterAll(() => service.close());
}
