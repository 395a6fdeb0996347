/** What a card has room for; the item page says it in full. Rules that the owner adds keep their own sentence, cut by the card. */
const SHORT: Readonly<Record<string, string>> = {
  'hang-cu-cam-nhap': 'Hàng cũ: hải quan có thể giữ',
  'pin-lithium-duong-bay': 'Thường có pin: kho kiểm tra trước khi bay',
  'khai-bao-xuat-khau': 'Trên ¥200,000: khai báo xuất khẩu',
  'vu-khi': 'Cấm nhập: vũ khí',
  'phao-hoa': 'Cấm nhập: chất nổ',
  'thuoc-la-dien-tu': 'Cấm nhập: thuốc lá điện tử',
  'ruou-bia': 'Rượu bia: cần giấy tờ',
  'duoc-my-pham': 'Cần giấy tờ nhập khẩu',
  'binh-xit-de-chay': 'Dễ cháy: bay cần xác nhận',
};

/** A warning in a few Vietnamese words. */
export function shortWarning({
  code,
  reason,
}: {
  readonly code: string;
  readonly reason: string;
}): string {
  return SHORT[code] ?? reason;
}
