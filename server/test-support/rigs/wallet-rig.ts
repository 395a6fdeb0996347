import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Approvals, createApprovals } from '../../src/modules/approvals/index.ts';
import { approvalsRoutes } from '../../src/modules/approvals/routes.ts';
import type { Customer } from '../../src/modules/customers/index.ts';
import { createLedger, type Ledger } from '../../src/modules/ledger/index.ts';
import { createNotifications, type Notifications } from '../../src/modules/notifications/index.ts';
import { notificationsRoutes } from '../../src/modules/notifications/routes.ts';
import {
  type AuditPort,
  createTopUps,
  createWallet,
  type TopUps,
  type Wallet,
} from '../../src/modules/wallet/index.ts';
import { walletRoutes } from '../../src/modules/wallet/routes.ts';
import type { UnpaidBill } from '../../src/modules/wallet/topping-up/top-up-deps.ts';
import { namedCaller, serveRoutes } from '../serve-routes.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { OTHER_ACTS } from './wallet/other-acts.ts';
import { createPeople } from './wallet/plain-people.ts';

const ACCOUNT = '1017588888';

export interface WalletRig {
  readonly platform: TestPlatform;
  readonly app: FastifyInstance;
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly topUps: TopUps;
  readonly notifications: Notifications;
  readonly audited: Parameters<AuditPort>[1][];
  /** Makes a customer with this verified phone (E.164). */
  addCustomer(phone: string | undefined, facts?: Partial<Customer>): string;
  /** Bills that wait for their payment; a test adds its own. */
  readonly bills: UnpaidBill[];
  /** A call as somebody: `customer <id>`, `staff <role>`. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    as: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, never> }>;
  close(): Promise<void>;
}

/** The wallet with its calls over a database of its own. People are a plain list here: who they are is not what is tested. */
export async function createWalletRig(
  options: Parameters<typeof createTestPlatform>[0] = {},
): Promise<WalletRig> {
  const platform = await createTestPlatform(options);
  await platform.live.start();
  const people = createPeople();
  const audited: Parameters<AuditPort>[1][] = [];
  const { customers } = people;
  const ledger = createLedger(platform);
  const wallet = createWallet({ ledger, clock: platform.clock });
  const notifications = createNotifications({ ...platform, lockPurses: ledger.lockPurses });
  const audit: AuditPort = async (_, entry) => void audited.push(entry);
  const approvals: Approvals = createApprovals({
    ...{ ...platform, customers, audit },
    staffName: async () => 'Nhân viên',
    isOneHand: async () => false,
    handOf: async (_, staffId) => staffId,
    givePictures: async () => {},
    acts: () => ({
      ...topUps.acts,
      ...OTHER_ACTS,
    }),
  });
  const topUps: TopUps = createTopUps({
    ...platform,
    ledger,
    customers,
    notifications,
    audit,
    approvals,
    ...people.clues,
  });
  const routes = [
    ...walletRoutes(topUps),
    ...approvalsRoutes(approvals),
    ...notificationsRoutes(notifications),
  ];
  const app = await serveRoutes(
    platform,
    routes,
    // Whoever comes as administrator is the second person.
    namedCaller((role) => (role === 'admin' ? SECOND_STAFF_ID : STAFF_ID)),
  );
  return {
    platform,
    app,
    ledger,
    wallet,
    topUps,
    notifications,
    audited,
    addCustomer: people.add,
    bills: people.bills,
    call: callsOf(app),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}

const callsOf =
  (app: FastifyInstance): WalletRig['call'] =>
  async (method, url, as, payload, headers = {}) => {
    const answer = await app.inject({
      method,
      url,
      payload,
      headers: { 'x-test-caller': as, ...headers },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

export const STAFF_ID = '0190a000-0000-7000-8000-00000000000a';
export const SECOND_STAFF_ID = '0190a000-0000-7000-8000-00000000000b';

/** What a bank tells of one transaction. */
export interface BankNews {
  readonly id: number;
  readonly content: string;
  readonly amount: number;
  readonly direction?: 'in' | 'out';
  readonly account?: string;
  /** The bank's own; made of the id when absent. */
  readonly reference?: string;
  /** The account of the payer, where the provider tells it (Casso). */
  readonly sender?: string;
}

export interface Signed {
  readonly url: string;
  readonly payload: string;
  readonly headers: Record<string, string>;
}

export function sepayDelivery(
  { id, content, amount, direction = 'in', account = ACCOUNT, reference = `FT${id}` }: BankNews,
  now: Date,
  secret = 'sepay-secret-of-the-tests',
): Signed {
  const payload = JSON.stringify({
    id,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-21 11:00:00',
    accountNumber: account,
    subAccount: null,
    code: null,
    content,
    transferType: direction,
    description: '',
    transferAmount: amount,
    accumulated: 0,
    referenceCode: reference,
  });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return {
    url: '/api/webhooks/sepay',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signature}`,
    },
  };
}

/** What payOS tells of a payment that was asked for under a number. */
export function payosDelivery(
  { id, orderCode, content, amount, account = ACCOUNT }: BankNews & { orderCode: number },
  key = 'pretend-payos-checksum-key',
): Signed {
  const data: Record<string, string | number> = {
    accountNumber: account,
    amount,
    currency: 'VND',
    description: content,
    orderCode,
    reference: `PO${id}`,
    transactionDateTime: '2026-11-21 11:00:00',
  };
  const text = Object.keys(data)
    .sort()
    .map((name) => `${name}=${data[name]}`)
    .join('&');
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return {
    url: '/api/webhooks/payos',
    payload: JSON.stringify({ code: '00', data, signature }),
    headers: { 'content-type': 'application/json' },
  };
}

export function cassoDelivery(
  { id, content, amount, direction = 'in', account = ACCOUNT, ...news }: BankNews,
  now: Date,
  key = 'casso-key-of-the-tests',
): Signed {
  const payload = JSON.stringify({
    data: {
      accountNumber: account,
      amount: direction === 'in' ? amount : -amount,
      counterAccountNumber: news.sender,
      description: content,
      id,
      reference: news.reference ?? `CS${id}`,
      transactionDateTime: '2026-11-21 11:00:00',
    },
    error: 0,
  });
  const signature = createHmac('sha512', key).update(`${now.getTime()}.${payload}`).digest('hex');
  return {
    url: '/api/webhooks/casso',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-casso-signature': `t=${now.getTime()},v1=${signature}`,
    },
  };
}
