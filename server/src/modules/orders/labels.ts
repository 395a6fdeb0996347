/** What a customer reads beside the money of an order in the wallet. */
export const firstPaymentLabel = (code: string): string => `Thanh toán lần 1 – đơn ${code}`;
export const cancelledLabel = (code: string): string => `Hủy đơn ${code}`;
