/** What may be chosen in a search, in the words of the page; an empty value narrows nothing. */
export const SORTS = [
  { value: 'relevance', label: 'Phù hợp nhất' },
  { value: 'landed-up', label: 'Giá về tới nhà: thấp đến cao' },
  { value: 'price-up', label: 'Giá trên sàn: thấp đến cao' },
  { value: 'price-down', label: 'Giá trên sàn: cao đến thấp' },
  { value: 'ending-soon', label: 'Sắp kết thúc' },
  { value: 'newest', label: 'Mới đăng' },
];

export const KINDS = [
  { value: '', label: 'Tất cả' },
  { value: 'auction', label: 'Đấu giá' },
  { value: 'fixed', label: 'Mua ngay' },
];

export const CONDITIONS = [
  { value: '', label: 'Mọi tình trạng' },
  { value: 'new', label: 'Mới, chưa sử dụng' },
  { value: 'good', label: 'Mới hoặc ít vết dùng' },
  { value: 'used', label: 'Đã qua sử dụng' },
  { value: 'junk', label: 'Hỏng, lấy linh kiện' },
];

export const SELLERS = [
  { value: '', label: 'Tất cả' },
  { value: 'store', label: 'Cửa hàng' },
  { value: 'private', label: 'Cá nhân' },
];

export const ENDS = [
  { value: '', label: 'Bất kỳ lúc nào' },
  { value: '1', label: 'Trong 1 giờ' },
  { value: '6', label: 'Trong 6 giờ' },
  { value: '24', label: 'Trong 24 giờ' },
  { value: '72', label: 'Trong 3 ngày' },
];
