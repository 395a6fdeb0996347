/** What an administrator reads when a route was kept; word for word of the specification. */
export const ROUTE_SAVED = 'Lưu thành công';
