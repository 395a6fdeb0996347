import { PERMISSION_NAMES } from '@hako/contract/staff/permissions/permissions';
import { describe, expect, it } from 'vitest';
import { BUYER, permitted } from '../../../../test-support/show.tsx';
import { DESK_ROUTES } from '../../../desk-routes.ts';
import { COMMANDS } from './commands.ts';
import { commandsFor, pageAt } from './found-lines.ts';

const EVERYTHING = { ...BUYER, roles: [], permissions: PERMISSION_NAMES };
const NOTHING = { ...BUYER, roles: [], permissions: [] };
const titles = (viewer: typeof BUYER, typed: string) =>
  commandsFor(viewer, typed).map(({ title }) => title);

interface Routed {
  readonly path?: string;
  readonly children?: readonly Routed[];
}
const pathsOf = (routes: readonly Routed[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);

describe('what is done at the desk', () => {
  it.each([
    ['ghi có cho khách', 'Cộng, trừ tiền trong ví khách'],
    ['ghi co cho khach', 'Cộng, trừ tiền trong ví khách'],
    ['moi nhan vien', 'Mời nhân viên'],
    ['đổi tỷ giá', 'Đổi tỷ giá yên'],
    ['NHAP SAO KE', 'Nhập sao kê tài khoản yên'],
    ['khoá sổ ngày', 'Khóa sổ ngày'],
    ['in nhan', 'In nhãn kiện nhận ở Nhật'],
    ['sign out', 'Đăng xuất'],
    ['dang xuat', 'Đăng xuất'],
    ['dark', 'Đổi giao diện sáng, tối'],
    ['phi dich vu', 'Đổi phí dịch vụ'],
  ])('is found by "%s"', (typed, title) => expect(titles(EVERYTHING, typed)[0]).toBe(title));

  it.each(COMMANDS)('"$label" opens a page of the desk', ({ to }) => {
    const path = to.replace(/[?#].*/, '');
    const shapes = pathsOf(DESK_ROUTES as readonly Routed[]).map(
      (route) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`),
    );
    expect(shapes.some((shape) => shape.test(path))).toBe(true);
    expect(pageAt(to)).toBeDefined();
  });

  it('is offered to whoever may open the page and act there, to nobody else', () => {
    const own = ['Đổi giao diện sáng, tối', 'Thêm khóa truy cập', 'Đăng xuất'];
    expect(titles(NOTHING, 'a')).toEqual(own);
    const buyer = permitted(BUYER) ?? BUYER;
    for (const typed of ['moi nhan vien', 'ghi co', 'doi ty gia', 'khoa so', 'phi dich vu'])
      expect(titles(buyer, typed), typed).toEqual([]);
    // The page of rates does not open by the right to adjust wallets alone.
    expect(titles({ ...NOTHING, permissions: ['wallet.adjust'] }, 'ghi co')).toEqual([]);
    expect(titles({ ...NOTHING, permissions: ['rates'] }, 'ghi co')).toEqual([]);
    expect(titles({ ...NOTHING, permissions: ['rates', 'wallet.adjust'] }, 'ghi co')).toHaveLength(
      1,
    );
  });

  it('stands before what only its other words tell of', () => {
    const found = titles(EVERYTHING, 'doi');
    expect(found.indexOf('Đổi phí dịch vụ')).toBeGreaterThan(0);
    expect(found.indexOf('Nhập sao kê tài khoản yên')).toBeGreaterThan(
      found.indexOf('Đổi phí dịch vụ'),
    );
  });

  it('is not offered before something is typed', () =>
    expect(commandsFor(EVERYTHING, ' ')).toEqual([]));
});
