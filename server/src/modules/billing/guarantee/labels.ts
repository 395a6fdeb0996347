/** What we pay of a second payment that came out above what was printed. */
export const GUARANTEE_LINE = {
  label: 'Hako chịu phần vượt mức cao nhất đã báo',
  rule: 'Lần 2 không vượt mức cao nhất đã báo khi bạn thanh toán lần 1, trừ phí lưu kho quá hạn.',
} as const;
export const GUARANTEE_FACTS = {
  guarantee: 'Cam kết mức cao nhất, sẽ là',
  guaranteeNow: 'Cam kết mức cao nhất, đang là',
  percent: 'Giải thích khi lệch quá, sẽ là',
  percentNow: 'Giải thích khi lệch quá, đang là',
} as const;
export const isGuaranteedText = (isGuaranteed: boolean): string => (isGuaranteed ? 'Có' : 'Không');
