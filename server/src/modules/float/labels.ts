import { dongText, yenText } from '../../kernel/wording.ts';

/** What the second person sees before yen move. */
export const FLOAT_FACTS = {
  account: 'Tài khoản',
  to: 'Sang tài khoản',
  yen: 'Số yen',
  rate: 'Đồng cho một yên, gồm phí',
  fee: 'Phí',
  cost: 'Giá vốn',
  now: 'Đang có',
  after: 'Sau khi ghi',
  day: 'Ngày trên sao kê',
  words: 'Sao kê ghi',
} as const;

/** What the journal says of a movement of our yen. */
export const MEMOS = {
  opening: (name: string) => `Số dư ban đầu: ${name}`,
  funding: (name: string) => `Nạp yên: ${name}`,
  fundingFee: (name: string) => `Phí nạp yên: ${name}`,
  fee: (name: string) => `Phí: ${name}`,
  charge: (name: string) => `Khoản chưa rõ trên sao kê: ${name}`,
} as const;

export const dongFact = (amount: number): string => `${dongText(amount)} ₫`;

/** What of a line could not be read. */
export const LINE_PARTS = { day: 'ngày', amount: 'số tiền' } as const;

/** `-¥1,234` */
export const signedYen = (amount: number): string =>
  amount < 0 ? `-${yenText(-amount)}` : yenText(amount);
