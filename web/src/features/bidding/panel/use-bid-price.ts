import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import type { CheckoutChoices } from '@hako/contract/kit/checkout-choices';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';

/** What the server says that a bid or a purchase holds and costs, computed as it will be; `maximum` is solved when a ceiling was asked. */
export type BidPrice = EndpointReply<typeof previewBidEndpoint>['data'];

interface Asked {
  readonly site: string;
  readonly code: string;
  readonly mode: 'bid' | 'buy';
  readonly choices: CheckoutChoices;
}

interface Answer {
  readonly price: BidPrice | undefined;
  readonly problem: string | undefined;
  /** What was asked; an answer to another question is not shown. */
  readonly key: string;
}

const PAUSE_MS = 300;

/** The price of an amount in yen, or of a ceiling in đồng, a moment after typing stopped. A new `turn` asks again. */
export function useBidPrice(
  { site, code, mode, choices }: Asked,
  amount: { readonly yen: number } | { readonly dong: number } | undefined,
  turn = 0,
): Omit<Answer, 'key'> {
  // The note changes no price.
  const { note: _, ...priced } = choices;
  const key = JSON.stringify([site, code, mode, priced, amount, turn]);
  const [answer, setAnswer] = useState<Answer>({ price: undefined, problem: undefined, key: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of them.
  useEffect(() => {
    if (!amount) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const asked = 'dong' in amount ? { ceiling_vnd: amount.dong } : { price: amount.yen };
      call(
        previewBidEndpoint,
        { body: { site, code, mode, ...priced, ...asked } },
        { signal: stop.signal },
      ).then(
        ({ data }) => !stop.signal.aborted && setAnswer({ price: data, problem: undefined, key }),
        (error: unknown) =>
          !stop.signal.aborted &&
          setAnswer({
            price: undefined,
            problem: isRefusal(error) ? error.message : undefined,
            key,
          }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return answer.key === key && amount ? answer : { price: undefined, problem: undefined };
}
