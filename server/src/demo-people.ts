import type { StaffRole } from '@hako/contract/kit/endpoint';
import { createCustomers } from './modules/customers/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createPlaces } from './modules/places/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { inTransaction } from './platform/database/transaction.ts';
import type { Platform } from './platform/platform.ts';

/** All demo accounts share one password and, for staff, one secret for the authenticator app: both are printed in the README. */
export const DEMO_PASSWORD = 'hako-demo-2026';
export const DEMO_TOTP_SECRET = 'HAKODEMOHAKODEMOHAKODEMOHAKODEMO';
export const DEMO_CUSTOMER = {
  email: 'khach@hako.test',
  phone: '+84912345678',
  fullName: 'Nguyễn Minh An',
} as const;

interface DemoStaff {
  readonly email: string;
  readonly fullName: string;
  readonly staffCode: string;
  readonly roles: readonly StaffRole[];
  readonly warehouse?: 'JP' | 'VN';
}

export const DEMO_STAFF: readonly DemoStaff[] = [
  { email: 'sales@hako.test', fullName: 'Trần Thu Hà', staffCode: 'KD01', roles: ['sales'] },
  { email: 'buyer@hako.test', fullName: 'Lê Quang Huy', staffCode: 'MH01', roles: ['buyer'] },
  {
    email: 'warehouse-jp@hako.test',
    fullName: 'Phạm Ngọc Mai',
    staffCode: 'KN01',
    roles: ['warehouse'],
    warehouse: 'JP',
  },
  {
    email: 'warehouse-vn@hako.test',
    fullName: 'Đỗ Văn Bình',
    staffCode: 'KV01',
    roles: ['warehouse'],
    warehouse: 'VN',
  },
  {
    email: 'accountant@hako.test',
    fullName: 'Vũ Thanh Loan',
    staffCode: 'KT01',
    roles: ['accountant'],
  },
  { email: 'admin@hako.test', fullName: 'Hoàng Gia Bảo', staffCode: 'QT01', roles: ['admin'] },
];

export interface DemoPeople {
  readonly customerId: string;
  /** Staff ids by the part of their e-mail address before the @. */
  readonly staffIds: Readonly<Record<string, string>>;
}

/** The demo customer and one member of staff for each desk. Whoever is there already stays as they are. Never called in production. */
export async function seedDemoPeople(platform: Platform): Promise<DemoPeople> {
  const { db, config } = platform;
  if (config.environment === 'production') throw new Error('demo people in production');
  const identity = createIdentity(platform);
  const staff = createStaff(platform, { identity });
  const noWallet = async () => ({ available: 0, held: 0, paid: 0, count: 0 });
  const customers = createCustomers(platform, {
    identity,
    places: createPlaces(),
    ...{ findStaffMember: staff.find, audit: staff.audit, staffName: staff.nameOf },
    listSalesIds: async () => [],
    readWallet: noWallet,
    readVip: async () => undefined,
  });
  const passwordHash = await identity.hashNewPassword(DEMO_PASSWORD);

  const staffIds: Record<string, string> = {};
  for (const member of DEMO_STAFF) {
    const known = await identity.findUserByContact(db, 'staff', {
      channel: 'email',
      value: member.email,
    });
    const id =
      known?.id ??
      (await inTransaction(db, (trx) =>
        staff.hire(trx, { ...member, passwordHash, totpSecret: DEMO_TOTP_SECRET }),
      ));
    staffIds[member.email.split('@')[0] ?? ''] = id;
  }

  const { email, phone, fullName } = DEMO_CUSTOMER;
  const known = await identity.findUserByContact(db, 'customer', {
    channel: 'email',
    value: email,
  });
  if (known) return { customerId: known.id, staffIds };
  const customerId = await inTransaction(db, async (trx) => {
    const id = await customers.openAccount(trx, {
      contacts: [
        { channel: 'email', value: email },
        { channel: 'phone', value: phone },
      ],
      fullName,
      passwordHash,
    });
    await customers.changeLevel(trx, id, 'SILVER');
    await customers.assignSales(trx, id, staffIds['sales'] as string);
    return id;
  });
  await customers.updateProfile(customerId, { birthdate: '1994-03-08', gender: 'F' });
  await customers.addAddress(customerId, {
    name: fullName,
    phone: '0912345678',
    address: 'Số 12, ngõ 5 phố Đội Cấn',
    province_id: 1,
    ward_id: 4,
    type: 'Nhà riêng',
  });
  return { customerId, staffIds };
}
