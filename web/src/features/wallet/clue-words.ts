import type { ClueKind, TransferCandidate } from '@hako/contract/wallet/candidates';

const MOST_LETTERS = 300;

const WORDS: Readonly<Record<ClueKind, (detail: string) => string>> = {
  code: (code) => `nội dung ghi mã ${code}`,
  phone: (phone) => `nội dung có số điện thoại ${phone.replace(/^\+84/, '0')}`,
  reference: (reference) => `khách đưa đúng mã giao dịch ${reference}`,
  earlier: (account) => `tài khoản ${account} đã từng chuyển cho khách này`,
  bill: (code) => `bằng số tiền phiếu ${code} đang chờ thanh toán`,
  'top-up': () => 'khách vừa tạo mã nạp đúng số tiền này',
  claim: () => 'khách báo thiếu đúng số tiền này',
  name: (name) => `tên khách trùng người gửi hoặc có trong nội dung (${name})`,
};

/** Why a transfer may be this customer's, as a reason that is kept with the proposal. */
export function reasonOf({ clues }: Pick<TransferCandidate, 'clues'>): string {
  const text = clues.map(({ kind, detail }) => WORDS[kind](detail)).join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`.slice(0, MOST_LETTERS);
}
