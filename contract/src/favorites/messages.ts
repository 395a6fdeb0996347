/** What favourites say when they worked. */
export const FAVORITES_MESSAGES = {
  added: 'Đã thêm vào danh sách yêu thích',
  removed: 'Đã bỏ khỏi danh sách yêu thích',
} as const;
