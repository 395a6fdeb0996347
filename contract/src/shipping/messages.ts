/** Words of shipping that the server writes. */
export const SHIPPING_MESSAGES = {
  /** Stands for the name of a ship mode where none is offered at all. */
  anyMode: 'nào đang nhận hàng',
} as const;
