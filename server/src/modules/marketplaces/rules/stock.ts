/** What of a listing tells how many there are. */
export interface Stocked {
  readonly site: string;
  readonly quantity: number;
  readonly isShopItem: boolean;
  readonly variants: readonly { readonly id: string; readonly quantity: number }[];
}

/** How many pieces are left; undefined where the site does not tell, as most shops do not. */
export function stockOf(
  { site, quantity, isShopItem, variants }: Stocked,
  variantId: string | undefined,
): number | undefined {
  const variant = variants.find(({ id }) => id === variantId);
  if (variant) return variant.quantity;
  if (site === 'auction') return quantity;
  // A private person sells the one thing in the picture.
  if (site === 'paypay' || (site === 'mercari' && !isShopItem)) return quantity;
  return undefined;
}
