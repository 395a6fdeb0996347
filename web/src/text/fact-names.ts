/** Names of facts and options that every shop uses, by the word that it sends. */
const NAMES: Readonly<Record<string, string>> = {
  カラー: 'Màu',
  色: 'Màu',
  サイズ: 'Cỡ',
  種類: 'Loại',
  タイプ: 'Loại',
  柄: 'Họa tiết',
  容量: 'Dung tích',
  素材: 'Chất liệu',
  型番: 'Mã hàng',
  メーカー: 'Hãng sản xuất',
  発売日: 'Ngày phát hành',
  定価: 'Giá niêm yết',
  管理番号: 'Mã quản lý của cửa hàng',
  Brand: 'Thương hiệu',
  Manufacturer: 'Hãng sản xuất',
  Model: 'Mẫu',
  PartNumber: 'Mã hàng',
  Color: 'Màu',
  Size: 'Cỡ',
  Weight: 'Nặng',
  ReleaseDate: 'Ngày phát hành',
};

/** The name of a fact in Vietnamese; `translated` where it is none of the usual ones. */
export function factName(name: string, translated: string): string {
  return Object.hasOwn(NAMES, name) ? (NAMES[name] as string) : translated;
}
