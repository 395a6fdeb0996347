/** Đồng as people write it: `1.500.000`. */
export const dongText = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
