/** Kinds of goods by which shops are looked for, as people read them. */
export const SHOP_KIND_NAMES = {
  camera: 'Máy ảnh',
  watch: 'Đồng hồ',
  figure: 'Mô hình',
  game: 'Trò chơi điện tử',
  card: 'Thẻ bài',
  audio: 'Âm thanh',
  instrument: 'Nhạc cụ',
  bag: 'Túi xách',
  fashion: 'Quần áo',
  shoes: 'Giày',
  cosmetics: 'Mỹ phẩm',
  tools: 'Dụng cụ',
  fishing: 'Đồ câu cá',
  books: 'Sách',
} as const;
