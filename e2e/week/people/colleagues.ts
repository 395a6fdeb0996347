export type Colleague = 'admin' | 'sales' | 'buyer' | 'japan' | 'vietnam' | 'accountant';

interface Member {
  readonly name: string;
  readonly email: string;
  /** The role as the invitation calls it. */
  readonly role: RegExp;
  readonly warehouse?: 'JP' | 'VN';
}

/** Six people, one of each role; the warehouse is in two countries. */
export const COLLEAGUES: Readonly<Record<Colleague, Member>> = {
  admin: { name: 'Nguyễn Thị Lan', email: 'lan@cong-ty.example', role: /^Quản trị / },
  sales: { name: 'Trần Thu Hà', email: 'ha@cong-ty.example', role: /^Kinh doanh / },
  buyer: { name: 'Lê Quang Minh', email: 'minh@cong-ty.example', role: /^Mua hàng / },
  japan: {
    name: 'Sato Kenji',
    email: 'kenji@cong-ty.example',
    role: /^Kho /,
    warehouse: 'JP',
  },
  vietnam: {
    name: 'Đỗ Văn Bình',
    email: 'binh@cong-ty.example',
    role: /^Kho /,
    warehouse: 'VN',
  },
  accountant: { name: 'Vũ Kiều Oanh', email: 'oanh@cong-ty.example', role: /^Kế toán / },
};
