import assert from 'node:assert';
import type { Database } from '../../../platform/database/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Identity, User } from '../../identity/index.ts';
import { findPrimaryAddress } from '../addresses/address-store.ts';
import { type CustomerRecord, findRecord } from '../customer-store.ts';
import { toLocalPhone } from '../rules/local-phone.ts';

const NEW_FOR_MS = 7 * 86_400_000;

/** What the session tells and this module does not know: `composition.ts` connects wallet and staff. Amounts are whole đồng. */
export interface SessionPorts {
  readonly readWallet: (
    customerId: string,
  ) => Promise<{ available: number; held: number; paid: number; count: number }>;
  /** The plan that the customer bought and has now. */
  readonly readVip: (customerId: string) => Promise<SessionVip | undefined>;
  readonly findStaffMember: (staffId: string) => Promise<
    | {
        readonly fullName: string;
        readonly staffCode: string;
        readonly email: string | undefined;
        /** For customers; never what they sign in with. */
        readonly workPhone: string | undefined;
        readonly zaloLink: string | undefined;
      }
    | undefined
  >;
}

export interface SessionVip {
  readonly id: string;
  readonly planCode: string;
  readonly price: number;
  readonly startedAt: Date;
}

interface Deps extends SessionPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: Identity;
}

/** The session of a customer or a member of staff, in the mobile client's fields. */
export async function readSession(deps: Deps, userId: string, kind: 'customer' | 'staff') {
  const [user, record] = await Promise.all([
    deps.identity.findUser(deps.db, userId),
    kind === 'customer' ? findRecord(deps.db, userId) : undefined,
  ]);
  assert(user, `a session of nobody: ${userId}`);
  if (!record) return staffSession(user, await deps.findStaffMember(userId));
  const [address, wallet, vip, sale, isSocial] = await Promise.all([
    findPrimaryAddress(deps.db, userId),
    deps.readWallet(userId),
    deps.readVip(userId),
    record.salesStaffId ? deps.findStaffMember(record.salesStaffId) : undefined,
    deps.identity.isLinked(deps.db, userId),
  ]);
  return {
    ...personal(user, record.fullName),
    ...customerFacts(record, sale),
    vip: vip !== undefined,
    activeVip: vip ? vipFacts(vip, record.level.concurrentAuctions) : null,
    kind: 'customer' as const,
    social: isSocial,
    role: 'CUSTOMER',
    roles: ['CUSTOMER'],
    address: address?.text ?? null,
    newUser: deps.clock.now().getTime() - user.createdAt.getTime() < NEW_FOR_MS,
    wallet: toWalletFacts(wallet),
  };
}

/** No limit of ours is in money; the mobile client wants the fields. */
const vipFacts = ({ id, planCode, price, startedAt }: SessionVip, maxQuote: number) => ({
  _id: id,
  code: planCode,
  price,
  status: true,
  max_quote: maxQuote,
  active_date: startedAt.toISOString(),
  createdAt: startedAt.toISOString(),
  updatedAt: startedAt.toISOString(),
});

type Sale = Awaited<ReturnType<SessionPorts['findStaffMember']>>;

function customerFacts(record: CustomerRecord, sale: Sale) {
  const { level } = record;
  return {
    avatar: record.avatarUrl ?? null,
    birthdate: record.birthdate ?? null,
    gender: record.gender ?? null,
    customer_no: record.customerNo,
    sale_id: sale?.staffCode ?? null,
    // What a member of the staff signs in with, the user id included, is shown to nobody.
    sale: sale
      ? {
          _id: sale.staffCode,
          id: sale.staffCode,
          full_name: sale.fullName,
          name: sale.fullName,
          short_name: givenName(sale.fullName),
          email: null,
          phone: sale.workPhone ? toLocalPhone(sale.workPhone) : null,
          zalo: sale.zaloLink ?? null,
          staff_code: sale.staffCode,
        }
      : null,
    level: { code: level.code, name: level.name },
    reward_level: { level_code: level.code, level_name: level.name },
    payment_percent: level.depositPercent,
    percent: level.depositPercent,
  };
}

/** `total` is what can be spent, `balance` counts what is held as well: as the wallet's own calls say it. */
const toWalletFacts = ({
  available,
  held,
  paid,
  count,
}: Awaited<ReturnType<SessionPorts['readWallet']>>) => ({
  total: available,
  primary: available,
  freeze: held,
  balance: available + held,
  paid,
  count,
});
const emptyWallet = toWalletFacts({ available: 0, held: 0, paid: 0, count: 0 });

function personal(user: User, fullName: string) {
  const phone = user.phone ? toLocalPhone(user.phone) : '';
  return {
    id: user.id,
    username: user.email ?? phone,
    name: fullName,
    full_name: fullName,
    short_name: givenName(fullName),
    email: user.email ?? '',
    phone,
    email_confirmed: user.email !== undefined,
    phone_confirmed: user.phone !== undefined,
    permission: null,
    social: false,
    vip: false,
    activeVip: null,
    cancel_bid: 0,
    pwdHasBeenSet: user.hasPassword,
    request_change_sale: false,
    last_login: user.lastSignInAt?.toISOString() ?? null,
    last_collect_notification: null,
    has_special_price_list: false,
  };
}

function staffSession(user: User, member: Sale) {
  return {
    ...personal(user, member?.fullName ?? user.email ?? ''),
    kind: 'staff' as const,
    role: 'STAFF',
    roles: user.roles.map((role) => role.toUpperCase()),
    avatar: null,
    birthdate: null,
    gender: null,
    customer_no: null,
    sale_id: null,
    sale: null,
    level: null,
    reward_level: null,
    address: null,
    payment_percent: 0,
    percent: 0,
    newUser: false,
    wallet: emptyWallet,
  };
}

/** Vietnamese given names come last. */
const givenName = (fullName: string): string => fullName.split(' ').at(-1) ?? fullName;
