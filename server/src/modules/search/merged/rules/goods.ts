/** What the rules of searching look at in a listing of any site; amounts in whole yen. */
export interface Goods {
  readonly code: string;
  readonly title: string;
  readonly brand: string | undefined;
  readonly jan?: string | undefined;
  readonly condition: GoodsCondition;
  readonly categoryPath: readonly { readonly name: string }[];
  readonly status: string;
  readonly price: { readonly current: number | undefined; readonly buyNow: number | undefined };
  readonly shipping: { readonly payer: string };
  readonly seller: { readonly ratingPercent: number | undefined; readonly isStore: boolean };
  readonly auction: { readonly endsAt: Date } | undefined;
  readonly isShopItem: boolean;
}

export type GoodsCondition =
  | 'new'
  | 'like-new'
  | 'good'
  | 'fair'
  | 'poor'
  | 'junk'
  | 'used'
  | 'unknown';
