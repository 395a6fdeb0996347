/** The departments of Yahoo!フリマ by their ids: the mobile client's landing page has a place for these ten only, and breaks on any other. */
export const PAYPAY_DEPARTMENTS: Readonly<Record<string, string>> = {
  13457: 'Thời trang',
  2501: 'Mỹ phẩm, làm đẹp',
  2502: 'Điện thoại, máy tính',
  2504: 'TV, âm thanh, máy ảnh',
  2506: 'Nội thất, trang trí',
  2511: 'Game, đồ chơi',
  2497: 'Mẹ và bé',
  2512: 'Thể thao, dã ngoại',
  2517: 'Phần mềm, DVD, phim',
  10002: 'Sách, truyện tranh',
};
