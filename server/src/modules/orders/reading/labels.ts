/** What a customer reads beside the money of an order in the wallet. */
export const firstPaymentLabel = (code: string): string => `Thanh toán lần 1 – đơn ${code}`;
export const cancelledLabel = (code: string): string => `Hủy đơn ${code}`;
export const fellThroughLabel = (code: string): string =>
  `Hoàn tiền: hàng của đơn ${code} không về được`;
/** What the specification answers to an order that was made. */
export const REQUESTED_MESSAGE = 'Tạo đơn hàng thành công';
/** Where the name of a marketplace would stand. */
export const OTHER_SHOP = 'Cửa hàng khác';

/** Name of the sheet in an exported file. */
export const ORDERS_SHEET = 'Đơn hàng';

/** What a further parcel of a seller is called that nobody named. */
export const furtherParcelTitle = (number: number): string => `Kiện ${number}`;
