import type { StaffAccount } from '@hako/contract/staff/accounts';
import { ROLE_NAMES } from '@hako/contract/staff/messages';
import type { Tone } from '../../../ui/figures/tag.tsx';

export type Role = StaffAccount['roles'][number];
export type Warehouse = NonNullable<StaffAccount['warehouse']>;

/** What each role does, as the desk says it. */
export const ROLES: readonly {
  readonly role: Role;
  readonly name: string;
  readonly note: string;
}[] = [
  { role: 'sales', name: ROLE_NAMES.sales, note: 'Báo giá, khiếu nại, chăm sóc khách' },
  { role: 'buyer', name: ROLE_NAMES.buyer, note: 'Đặt mua, đấu giá, thương lượng với người bán' },
  {
    role: 'warehouse',
    name: ROLE_NAMES.warehouse,
    note: 'Nhận, đóng gói, cân, giao hàng ở một kho',
  },
  {
    role: 'accountant',
    name: ROLE_NAMES.accountant,
    note: 'Tỷ giá, chuyển khoản, rút tiền, hóa đơn',
  },
  { role: 'admin', name: ROLE_NAMES.admin, note: 'Mọi việc, kể cả nhân viên và quy định' },
];

export const WAREHOUSES: readonly { readonly value: Warehouse; readonly label: string }[] = [
  { value: 'JP', label: 'Kho Nhật' },
  { value: 'VN', label: 'Kho Việt Nam' },
];

/** `Kho (Kho Nhật), Mua hàng`. */
export const dutiesOf = ({
  roles,
  own_roles: ownRoles,
  warehouse,
}: Pick<StaffAccount, 'roles' | 'own_roles' | 'warehouse'>): string =>
  [
    ...ROLES.filter(({ role }) => roles.includes(role)).map(({ role, name }) =>
      role === 'warehouse'
        ? (WAREHOUSES.find(({ value }) => value === warehouse)?.label ?? name)
        : name,
    ),
    ...ownRoles.map(({ name }) => name),
  ].join(', ');

export const STATES: Readonly<
  Record<StaffAccount['state'], { readonly name: string; readonly tone: Tone }>
> = {
  working: { name: 'Đang làm việc', tone: 'good' },
  invited: { name: 'Chờ nhận tài khoản', tone: 'estimate' },
  disabled: { name: 'Đã khóa', tone: 'bad' },
};
