import { changeStaffRolesEndpoint, type StaffAccount } from '@hako/contract/staff/accounts';
import type { OwnRole } from '@hako/contract/staff/own-roles';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { ManageStaff } from './manage-staff.tsx';

const server = answeringServer();
const ID = '0192f000-0000-7000-8000-0000000000c1';
const roleOf = (name: string, permissions: OwnRole['permissions'], last: number): OwnRole => ({
  ...{ id: `${ID.slice(0, -1)}${last}`, name, permissions, holders: [], version: 1 },
  ...{ is_waiting: false, retired_at: null },
});
const HELPER = roleOf('Phụ kho', ['vietnam.receive'], 8);
const CASHIER = roleOf('Thu ngân', ['transfers', 'messages'], 9);
const ACCOUNT: StaffAccount = {
  ...{ id: ID, staff_code: 'NV07', full_name: 'Phạm An', email: 'an@hako.test' },
  ...{ roles: ['buyer'], own_roles: [], is_waiting: false, warehouse: null, state: 'working' },
  ...{ last_sign_in_at: null, address_until: null, work_phone: null, zalo: null },
};
const at = { at: '/desk/staff', viewer: { ...BUYER, roles: ['admin'] } } as const;
const role = (name: RegExp) => screen.getByRole('checkbox', { name });

it('somebody gets an own role for one house or both, and reads when a second administrator decides', async () => {
  const user = show(<ManageStaff account={ACCOUNT} ownRoles={[HELPER, CASHIER]} />, at);
  await user.type(screen.getByRole('textbox', { name: /^Lý do, ghi vào nhật ký/ }), 'Nghỉ việc');
  await user.click(role(/^Phụ kho/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Làm ở kho' }), 'VN');
  await user.click(role(/^Thu ngân/));
  expect(screen.getByText(/2 quyền, có quyền về tiền$/)).toBeTruthy();
  server.answer(changeStaffRolesEndpoint, { status: true, message: 'Xong', is_done: false });
  await user.click(screen.getByRole('button', { name: 'Lưu vai trò' }));
  expect(await screen.findByText('Đã gửi quản trị viên thứ hai duyệt')).toBeTruthy();
  expect(server.asked(changeStaffRolesEndpoint).at(-1)?.body).toEqual({
    ...{ roles: ['buyer'], own_roles: [HELPER.id, CASHIER.id], warehouse: 'VN' },
    reason: 'Nghỉ việc',
  });
});

it('an account tells of other roles that wait', () => {
  show(<ManageStaff account={{ ...ACCOUNT, is_waiting: true }} ownRoles={[]} />, at);
  expect(screen.getByText(/đang chờ quản trị viên thứ hai duyệt/)).toBeTruthy();
});

it('an invitation offers roles that move money too, which two administrators give', async () => {
  const user = show(<InviteStaff ownRoles={[HELPER, CASHIER]} />, at);
  await user.click(screen.getByRole('button', { name: 'Mời nhân viên' }));
  expect(role(/^Phụ kho/)).toBeTruthy();
  expect(role(/^Thu ngân/)).toBeTruthy();
});
