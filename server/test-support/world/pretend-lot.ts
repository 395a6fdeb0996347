export interface PretendLot {
  readonly code: string;
  readonly title: string;
  readonly startPrice: number;
  endsAtMs: number;
  readonly isAutoExtension: boolean;
  isEnded: boolean;
  readonly bids: { bidder: string; maximum: number; atMs: number }[];
}
