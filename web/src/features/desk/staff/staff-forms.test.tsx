import {
  changeStaffRolesEndpoint,
  disableStaffEndpoint,
  enableStaffEndpoint,
  inviteStaffEndpoint,
  resetStaffEndpoint,
  type StaffAccount,
} from '@hako/contract/staff/accounts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { ManageStaff } from './manage-staff.tsx';

const server = answeringServer();
const ADMIN = { ...BUYER, roles: ['admin' as const] };
const ID = '0192f000-0000-7000-8000-0000000000c1';
const GIVEN = {
  status: true,
  is_done: true,
  data: {
    ...{ id: ID, address: 'https://hako.test/join/abc', is_mailed: true },
    expires_at: '2026-01-02T00:00:00.000Z',
  },
} as const;
const DONE = { status: true, message: 'Xong' } as const;
const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).hasAttribute('disabled');
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const role = (name: RegExp) => screen.getByRole('checkbox', { name });
const REASON = /^Lý do, ghi vào nhật ký/;

describe('an invitation', () => {
  const SEND = 'Gửi lời mời';

  /** All but the roles. */
  async function fill() {
    const user = show(<InviteStaff ownRoles={[]} />, {
      at: '/desk/staff',
      viewer: ADMIN,
    });
    await user.click(button('Mời nhân viên'));
    await user.type(field('Email công việc'), 'an@hako.test');
    await user.type(field('Họ tên'), ' Phạm An ');
    await user.type(field(REASON), 'Người mới');
    return user;
  }

  it('waits for a role, and for the house of who works in one', async () => {
    const user = await fill();
    expect(isDisabled(SEND)).toBe(true);
    await user.click(role(/^Kho/));
    expect(isDisabled(SEND)).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Làm ở kho' }), 'VN');
    expect(isDisabled(SEND)).toBe(false);
    await user.click(role(/^Kho/));
    expect(screen.queryByRole('combobox', { name: 'Làm ở kho' })).toBeNull();
  });

  it('is sent once, and shows the address to join this once', async () => {
    const user = await fill();
    await user.click(role(/^Mua hàng/));
    const answer = server.hold(inviteStaffEndpoint, GIVEN);
    await user.click(button(SEND));
    expect(button(SEND).getAttribute('aria-busy')).toBe('true');
    await user.click(button(SEND));
    answer();
    expect(await screen.findByText(GIVEN.data.address)).toBeTruthy();
    expect(screen.getByText(/^Đã gửi thư cho an@hako\.test/)).toBeTruthy();
    expect(server.asked(inviteStaffEndpoint).map(({ body }) => body)).toEqual([
      {
        ...{ email: 'an@hako.test', full_name: 'Phạm An', roles: ['buyer'], warehouse: null },
        ...{ own_roles: [], reason: 'Người mới' },
      },
    ]);
    await user.click(button('Xong'));
    expect(screen.queryByText(GIVEN.data.address)).toBeNull();
  });

  it('of somebody who decides about money says who has to decide first', async () => {
    const user = await fill();
    await user.click(role(/^Kế toán/));
    server.answer(inviteStaffEndpoint, { status: true, is_done: false, data: null });
    await user.click(button(SEND));
    expect(await screen.findByText(/một quản trị viên khác phải duyệt/)).toBeTruthy();
    expect(screen.getByText('Đã gửi quản trị viên thứ hai duyệt')).toBeTruthy();
  });

  it('of somebody who has an account is refused, and what was typed stays', async () => {
    const user = await fill();
    await user.click(role(/^Mua hàng/));
    server.refuse(inviteStaffEndpoint, 'identity.contact-taken');
    await user.click(button(SEND));
    expect(await screen.findByText(/đã thuộc về một tài khoản khác\.$/)).toBeTruthy();
    expect((field('Email công việc') as HTMLInputElement).value).toBe('an@hako.test');
  });
});

describe('the account of a colleague', () => {
  const ACCOUNT: StaffAccount = {
    ...{ id: ID, staff_code: 'NV07', full_name: 'Phạm An', email: 'an@hako.test' },
    ...{ roles: ['buyer'], own_roles: [], is_waiting: false, warehouse: null, state: 'working' },
    ...{ last_sign_in_at: null, address_until: null, work_phone: null, zalo: null },
  };
  const RESET = 'Đặt lại mật khẩu và mã xác thực';

  async function open(parts: Partial<StaffAccount> = {}) {
    const account = { ...ACCOUNT, ...parts };
    const user = show(<ManageStaff account={account} ownRoles={[]} />, {
      at: '/desk/staff',
      viewer: ADMIN,
    });
    return user;
  }
  async function openWithReason(parts: Partial<StaffAccount> = {}) {
    const user = await open(parts);
    await user.type(field(REASON), ' Nghỉ việc ');
    return user;
  }

  it('is changed with a reason only', async () => {
    await open();
    for (const act of ['Lưu vai trò', RESET, 'Khóa tài khoản']) expect(isDisabled(act)).toBe(true);
  });

  it('gets other roles, and never none', async () => {
    const user = await openWithReason();
    await user.click(role(/^Mua hàng/));
    expect(isDisabled('Lưu vai trò')).toBe(true);
    await user.click(role(/^Kế toán/));
    server.answer(changeStaffRolesEndpoint, { ...DONE, is_done: true });
    await user.click(button('Lưu vai trò'));
    expect(await screen.findByText('Đã đổi vai trò của Phạm An')).toBeTruthy();
    expect(server.asked(changeStaffRolesEndpoint)).toMatchObject([
      {
        params: { id: ID },
        body: { roles: ['accountant'], warehouse: null, reason: 'Nghỉ việc' },
      },
    ]);
  });

  it('is locked, which ends its sessions', async () => {
    const user = await openWithReason();
    server.answer(disableStaffEndpoint, DONE);
    await user.click(button('Khóa tài khoản'));
    expect(
      await screen.findByText('Đã khóa Phạm An, mọi phiên đăng nhập đã kết thúc'),
    ).toBeTruthy();
  });

  it('can only be opened while it is locked', async () => {
    const user = await openWithReason({ state: 'disabled' });
    expect(screen.queryByRole('button', { name: 'Khóa tài khoản' })).toBeNull();
    server.answer(enableStaffEndpoint, { ...DONE, is_done: true });
    await user.click(button('Mở khóa'));
    expect(await screen.findByText('Đã mở khóa Phạm An')).toBeTruthy();
  });

  it('is reset, and its new address is shown, also when no letter could be sent', async () => {
    const user = await openWithReason();
    server.answer(resetStaffEndpoint, { ...GIVEN, data: { ...GIVEN.data, is_mailed: false } });
    await user.click(button(RESET));
    expect(await screen.findByText(GIVEN.data.address)).toBeTruthy();
    expect(screen.getByText(/^Máy chủ chưa gửi được thư/)).toBeTruthy();
  });

  it('of the last administrator is not locked, in the server’s sentence', async () => {
    const user = await openWithReason();
    server.refuse(disableStaffEndpoint, 'staff.last-administrator');
    await user.click(button('Khóa tài khoản'));
    expect(await screen.findByText(/^Đây là quản trị viên cuối cùng/)).toBeTruthy();
  });
});
