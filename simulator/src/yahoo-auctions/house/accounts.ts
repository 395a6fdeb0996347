/** An account of ours at the pretend site. */
export interface Account {
  name: string;
  rating: number;
  /** Sellers with bidder restrictions refuse it. */
  isRestricted: boolean;
  /** `aucUserId` of sellers who put it on their black list. */
  blockedBy: string[];
}

export const DEFAULT_ACCOUNTS: readonly string[] = ['hako-01', 'hako-02', 'hako-03'];

export const newAccount = (name: string): Account => ({
  name,
  rating: 120,
  isRestricted: false,
  blockedBy: [],
});
