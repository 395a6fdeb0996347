import type { StaffAccount } from '@hako/contract/staff/accounts';
import type { Tone } from '../../../ui/figures/tag.tsx';

export type Role = StaffAccount['roles'][number];
export type Warehouse = NonNullable<StaffAccount['warehouse']>;

/** What each role does, as the desk says it. */
export const ROLES: readonly {
  readonly role: Role;
  readonly name: string;
  readonly note: string;
}[] = [
  { role: 'sales', name: 'Kinh doanh', note: 'Báo giá, khiếu nại, chăm sóc khách' },
  { role: 'buyer', name: 'Mua hàng', note: 'Đặt mua, đấu giá, thương lượng với người bán' },
  { role: 'warehouse', name: 'Kho', note: 'Nhận, đóng gói, cân, giao hàng ở một kho' },
  { role: 'accountant', name: 'Kế toán', note: 'Tỷ giá, chuyển khoản, rút tiền, hóa đơn' },
  { role: 'admin', name: 'Quản trị', note: 'Mọi việc, kể cả nhân viên và quy định' },
];

export const WAREHOUSES: readonly { readonly value: Warehouse; readonly label: string }[] = [
  { value: 'JP', label: 'Kho Nhật' },
  { value: 'VN', label: 'Kho Việt Nam' },
];

/** `Kho (Kho Nhật), Mua hàng`. */
export const dutiesOf = ({ roles, warehouse }: Pick<StaffAccount, 'roles' | 'warehouse'>): string =>
  ROLES.filter(({ role }) => roles.includes(role))
    .map(({ role, name }) =>
      role === 'warehouse'
        ? (WAREHOUSES.find(({ value }) => value === warehouse)?.label ?? name)
        : name,
    )
    .join(', ');

export const STATES: Readonly<
  Record<StaffAccount['state'], { readonly name: string; readonly tone: Tone }>
> = {
  working: { name: 'Đang làm việc', tone: 'good' },
  invited: { name: 'Chờ nhận tài khoản', tone: 'estimate' },
  disabled: { name: 'Đã khóa', tone: 'bad' },
};
