/** Where things of the warehouse and the bank stand, as the desk reads it in the results of its search. */
export const FIND_MESSAGES = {
  parcels: {
    stored: 'Ở kho Nhật',
    closed: 'Đã đóng lại thành kiện khác',
    packed: 'Đã xếp vào chuyến hàng',
    exported: 'Đang về Việt Nam',
    arrived: 'Đã tới kho Việt Nam',
    opened: 'Đã mở và cân lại',
  },
  shipments: { open: 'Đang xếp', exported: 'Đang về Việt Nam', arrived: 'Đã tới' },
  transfers: {
    credited: 'Đã cộng ví',
    unmatched: 'Chưa rõ của ai',
    settled: 'Đã ghép khách',
    closed: 'Đã đóng',
    ignored: 'Bỏ qua',
  },
  bill: '{amount} ₫ · {count} đơn',
  bid: 'tối đa {maximum} · {name}',
  transferIn: '+{amount} ₫ · {content}',
  transferOut: '−{amount} ₫ · {content}',
  parcel: '{grams} g',
} as const;
