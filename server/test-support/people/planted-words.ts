import { newId } from '../../src/kernel/chance.ts';

/** Words by which nobody else in a test database is named. */
export const PLANTED = {
  receiver: 'Trịnh Gia "Bi" Hân',
  line: 'Số 7/21(B) ngõ Hoa Gạo, tòa Sen',
  removedLine: 'Xưởng 99 đường Cây Thị cũ',
  card: '0071000987654',
  holder: 'TRAN QUYEN MINH AN',
  buyer: 'Công ty Gốm Tràng Thưa',
  buyerTaxCode: '0109998887',
  buyerAddress: 'Lô 12 cụm nghề Đình Bảng',
  earlierBuyer: 'Hộ kinh doanh Lụa Vạn Sen',
} as const;

/** Who is written down. */
export interface Person {
  readonly customerId: string;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly staffId: string;
}

export type Sayings = ReturnType<typeof sayingsOf>;
/** What is written about the person, as the rows hold it. */
export function sayingsOf({ phone, email }: Person) {
  const now = new Date();
  const address = JSON.stringify({
    id: newId(),
    receiver: PLANTED.receiver,
    phone,
    line: PLANTED.line,
    text: `${PLANTED.line}, Hà Nội`,
    province: 'Hà Nội',
    provinceCode: '01',
  });
  const words = `Gọi ${PLANTED.receiver} số ${phone.replace('+84', '0')}, ${PLANTED.line}`;
  const told = JSON.stringify({ note: words, email });
  return { now, address, words, told };
}
