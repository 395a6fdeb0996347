import { Outage } from '../../kernel/outage.ts';
import type { Marketplace } from './marketplace.ts';
import type { Site } from '@hako/contract/marketplaces/sites';

/** What a site wants of an account of ours before it goes on: a check for robots, or to sign in again. Both are for a person, never for a program. */
export type ShutOutSign = 'robot-check' | 'signed-out';

/** The site asked for a person where one of our accounts read or wrote. */
export class AccountShutOut extends Outage {
  readonly account: string;
  readonly sign: ShutOutSign;

  constructor(
    source: string,
    account: string,
    sign: ShutOutSign,
    detail: string,
    isMaybeApplied = false,
  ) {
    super(source, 'blocked', `${sign} for ${account}: ${detail}`, undefined, isMaybeApplied);
    this.name = 'AccountShutOut';
    this.account = account;
    this.sign = sign;
  }
}

export type ShutOutListener = (site: Site, shutOut: AccountShutOut) => void;

/** The marketplace with every call that may carry an account of ours told of when the site shuts that account out. */
export function tellingShutOuts<M extends Marketplace>(marketplace: M, tell: ShutOutListener): M {
  const noting =
    <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      try {
        return await call(...asked);
      } catch (failure) {
        if (failure instanceof AccountShutOut) tell(marketplace.site, failure);
        throw failure;
      }
    };
  const { auctions, purchases } = marketplace;
  return {
    ...marketplace,
    ...(auctions && {
      auctions: {
        ...auctions,
        listBids: noting(auctions.listBids),
        ...(auctions.readStanding && { readStanding: noting(auctions.readStanding) }),
        ...(auctions.placeBid && { placeBid: noting(auctions.placeBid) }),
      },
    }),
    ...(purchases && {
      purchases: {
        ...purchases,
        buy: noting(purchases.buy),
        findPurchase: noting(purchases.findPurchase),
      },
    }),
  };
}
