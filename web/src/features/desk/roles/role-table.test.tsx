import {
  changeOwnRoleEndpoint,
  createOwnRoleEndpoint,
  type OwnRole,
  retireOwnRoleEndpoint,
} from '@hako/contract/staff/own-roles';
import { isGivable, permissionsOf } from '@hako/contract/staff/permissions/permissions';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { FixedRoleTable, NewRole, OwnRoleTable } from './role-table.tsx';

const server = answeringServer();
const ID = '0192f000-0000-7000-8000-0000000000d1';
const ROLE: OwnRole = {
  ...{ id: ID, name: 'Chăm sóc khách', permissions: ['messages'], holders: ['Phạm An'] },
  ...{ version: 3, is_waiting: false, retired_at: null },
};
const at = { at: '/desk/roles', viewer: { ...BUYER, roles: ['admin'] } } as const;
const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).hasAttribute('disabled');
async function fill(user: UserEvent, name: RegExp, text: string) {
  await user.click(screen.getByLabelText(name));
  await user.paste(text);
}
// By their labels: there are many of them, and a role is slow to find.
const permission = (name: RegExp) => screen.getByLabelText(name);
const REASON = /^Lý do, ghi vào nhật ký/;

describe('a new role', () => {
  it('begins with what a fixed role has, and needs name, permission and reason', async () => {
    const user = show(<NewRole />, at);
    await user.click(button('Tạo vai trò'));
    const send = () => screen.getAllByRole('button', { name: 'Tạo vai trò' }).at(-1) as HTMLElement;
    await fill(user, /^Tên vai trò/, ' Trợ lý bán hàng ');
    await fill(user, REASON, 'Theo giám đốc');
    expect(send().hasAttribute('disabled')).toBe(true);
    await user.selectOptions(screen.getByLabelText('Bắt đầu từ'), 'sales');
    await user.click(permission(/^Hủy đơn/));
    server.answer(createOwnRoleEndpoint, { status: true, data: { id: ID } });
    await user.click(send());
    expect(await screen.findByText('Đã tạo vai trò Trợ lý bán hàng')).toBeTruthy();
    const body = server.asked(createOwnRoleEndpoint)[0]?.body;
    const given = permissionsOf({ roles: ['sales'] }).filter(isGivable);
    expect(body).toMatchObject({ name: 'Trợ lý bán hàng', reason: 'Theo giám đốc' });
    expect(body?.permissions.toSorted()).toEqual(
      given.filter((one) => one !== 'orders.cancel').toSorted(),
    );
  });
});

describe('a role that somebody has', () => {
  async function open(role: Partial<OwnRole> = {}) {
    const user = show(<OwnRoleTable roles={[{ ...ROLE, ...role }]} />, at);
    await user.click(button('Sửa Chăm sóc khách'));
    await fill(user, REASON, 'Theo giám đốc');
    return user;
  }

  it('says who waits for what when it gains a permission that moves money', async () => {
    const user = await open();
    expect(screen.queryByText(/Thêm quyền về tiền cho/)).toBeNull();
    await user.click(permission(/^Xử lý chuyển khoản Về tiền/));
    expect(screen.getByText(/Thêm quyền về tiền cho Phạm An: một quản trị viên khác/)).toBeTruthy();
    server.answer(changeOwnRoleEndpoint, { status: true, is_done: false });
    await user.click(button('Lưu vai trò'));
    expect(await screen.findByText('Đã gửi quản trị viên thứ hai duyệt')).toBeTruthy();
    expect(server.asked(changeOwnRoleEndpoint)[0]).toMatchObject({
      params: { id: ID },
      body: { permissions: ['messages', 'transfers'], seen_version: 3 },
    });
  });

  it('keeps what was typed where somebody else changed it', async () => {
    const user = await open();
    await user.click(permission(/^Ghi chú về khách/));
    server.refuse(changeOwnRoleEndpoint, 'staff.role-changed');
    await user.click(button('Lưu vai trò'));
    expect(await screen.findByText(/vừa được người khác đổi/)).toBeTruthy();
    expect((permission(/^Ghi chú về khách/) as HTMLInputElement).checked).toBe(true);
  });

  it('is taken from everybody with a reason', async () => {
    const user = await open();
    server.answer(retireOwnRoleEndpoint, { status: true, is_done: true });
    expect(isDisabled('Ngừng dùng')).toBe(false);
    await user.click(button('Ngừng dùng'));
    expect(await screen.findByText('Đã ngừng dùng vai trò Chăm sóc khách')).toBeTruthy();
  });
});

it('a retired role is only read, and leads to its history', () => {
  show(<OwnRoleTable roles={[{ ...ROLE, holders: [], retired_at: '2026-01-02T00:00:00Z' }]} />, at);
  expect(screen.getByText(/^Ngừng dùng từ/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sửa/ })).toBeNull();
  const history = screen.getByRole('link', { name: /^Lịch sử/ });
  expect(history.getAttribute('href')).toBe(`/desk/audit?subject=role:${ID}`);
});

it('the fixed roles say what they may do', () => {
  show(<FixedRoleTable />, at);
  expect(screen.getAllByText(/^\d+ quyền, \d+ về tiền$/)).toHaveLength(4);
  expect(screen.getByText('Mọi quyền')).toBeTruthy();
});
