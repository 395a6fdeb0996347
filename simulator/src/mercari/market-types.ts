/** What the log keeps about Mercari. */
export type MarketEntry =
  | { t: 'purchase'; purchase: Purchase }
  | { t: 'make'; spec: ItemSpec; at: number }
  | { t: 'patch'; id: string; patch: ItemPatch; at: number };

export interface Purchase {
  transactionId: number;
  itemId: string;
  variantId: string;
  price: number;
  buyerShippingFee: number;
  buyerId: number;
  client: string;
  checksum: string;
  /** Where the buyer wants it: postal code, address, name and phone in one line. */
  sentTo: string;
  at: number;
}

export interface ItemSpec {
  name?: string;
  description?: string;
  kind?: string;
  price?: number;
  condition?: number;
  payer?: 1 | 2;
  isNoPrice?: boolean;
  isHostile?: boolean;
  isShops?: boolean;
  /** Hours until its end count from now; without a bid the end moves. */
  auction?: { bids: number; initial: number; highest: number; hoursLeft: number };
  variants?: readonly { name: string; quantity: number }[];
}

export interface ItemPatch {
  name?: string;
  price?: number;
  /** Somebody else takes it now. */
  isSold?: boolean;
  /** The seller takes it down. */
  isStopped?: boolean;
  /** Our purchase was shipped, received and reviewed. */
  isDelivered?: boolean;
}
