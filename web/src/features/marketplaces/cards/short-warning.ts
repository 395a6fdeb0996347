/** What a card has room for; the item page says it in full. Rules that the owner adds keep their own sentence, cut by the card. */
const WORDS: Readonly<Record<string, string>> = {
  'hang-cu-cam-nhap': 'Hàng cũ',
  'pin-lithium-duong-bay': 'Có pin',
  'khai-bao-xuat-khau': 'Khai báo xuất khẩu',
  'vu-khi': 'Cấm nhập: vũ khí',
  'phao-hoa': 'Cấm nhập: chất nổ',
  'thuoc-la-dien-tu': 'Cấm nhập: thuốc lá điện tử',
  'ruou-bia': 'Rượu bia',
  'duoc-my-pham': 'Cần giấy tờ',
  'binh-xit-de-chay': 'Dễ cháy',
};

/** A warning of a card: a word in Vietnamese, and the whole sentence for whoever asks. */
export interface CardWarning {
  readonly word: string;
  readonly reason: string;
}

/** A warning in a word or two. */
export function shortWarning({
  code,
  reason,
}: {
  readonly code: string;
  readonly reason: string;
}): CardWarning {
  return { word: WORDS[code] ?? reason, reason };
}
