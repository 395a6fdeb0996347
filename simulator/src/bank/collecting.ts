import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { payosSignature } from './report.ts';
import type { Payment } from './transfer.ts';
import { writeVietQr } from './vietqr.ts';

const BIN = '970418';
const MOST_LETTERS = 25;
const LEAST_VND = 2_000;

interface Asked {
  orderCode: number;
  amount: number;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  expiredAt?: number;
  signature: string;
}

interface Link {
  orderCode: number;
  amount: number;
  accountNumber: string;
}

/** payOS as its callers see it: a payment is asked for under a number of theirs, and what comes on its account is reported under that number. */
export function createCollecting(world: World) {
  const log = world.openLog<Link>('payos');
  const links = new Map<string, Link>();
  for (const link of log.past) links.set(link.accountNumber, link);
  world.onReset(() => links.clear());
  const key = world.config.payosChecksumKey;

  const open = (asked: Asked) => {
    const { amount, cancelUrl, description, orderCode, returnUrl } = asked;
    const expected = payosSignature(key, { amount, cancelUrl, description, orderCode, returnUrl });
    if (!isSame(expected, asked.signature ?? ''))
      return { code: '201', desc: 'Mã kiểm tra(signature) không hợp lệ' };
    if (!Number.isSafeInteger(orderCode) || !Number.isSafeInteger(amount) || amount < LEAST_VND)
      return { code: '20', desc: 'Thông tin truyền lên không đúng.' };
    if (typeof description !== 'string' || description.length > MOST_LETTERS)
      return { code: '20', desc: 'Mô tả tối đa 25 kí tự' };
    const accountNumber = `V3HK${String(orderCode).padStart(8, '0')}`;
    if (links.has(accountNumber)) return { code: '231', desc: 'Đơn thanh toán đã tồn tại' };
    const link: Link = { orderCode, amount, accountNumber };
    links.set(accountNumber, link);
    log.append(link);
    const data = {
      bin: BIN,
      accountNumber,
      accountName: 'CONG TY HAKO',
      amount,
      description,
      orderCode,
      currency: 'VND',
      paymentLinkId: String(orderCode).padStart(32, '0'),
      status: 'PENDING',
      checkoutUrl: `https://pay.payos.vn/web/${String(orderCode).padStart(32, '0')}`,
      qrCode: writeVietQr({ bin: BIN, accountNumber, amount, content: description }),
    };
    return { code: '00', desc: 'success', data, signature: payosSignature(key, data) };
  };

  return {
    /** How a payment to this account is reported; nothing when it is an ordinary one. */
    of(accountNumber: string): Partial<Payment> {
      const link = links.get(accountNumber);
      return link ? { provider: 'payos', orderCode: link.orderCode } : {};
    },
    serve(app: FastifyInstance): void {
      app.post<{ Body: Asked }>('/payos/v2/payment-requests', async ({ headers, body }, reply) => {
        if (!headers['x-client-id'] || !headers['x-api-key'])
          return reply.code(401).send({ code: '401', desc: 'Unauthorized' });
        return open(body);
      });
    },
  };
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
