/** Where sellers send what we buy: Tokyo, by its JIS number. What delivery inside Japan costs depends on it. */
export const WAREHOUSE_PREFECTURE = 13;
