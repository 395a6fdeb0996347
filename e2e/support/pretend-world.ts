/** A call to the control room of the pretend world; fails when it is refused. */
export type Pretend = <Answer>(method: string, address: string, body?: object) => Promise<Answer>;

/** The pretend world at this address. */
export const pretendAt =
  (url: () => string): Pretend =>
  async <Answer>(method: string, address: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url()}${address}`, {
      method,
      ...(body
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {}),
    });
    if (!answer.ok)
      throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

/** Auctions on which more than one bid of ours was applied: a lost answer was sent again. */
export async function doubledBids(pretend: Pretend): Promise<string[]> {
  const { bids: all } = await pretend<{
    bids: { auction: string; account: string; isApplied: boolean }[];
  }>('GET', '/_control/truth/bids');
  const ours = all.filter(({ account, isApplied }) => isApplied && account.startsWith('hako-'));
  const counts = Map.groupBy(ours, ({ auction }) => auction);
  return [...counts].filter(([, list]) => list.length > 1).map(([auction]) => auction);
}

/** Goods that were bought more than once. */
export async function doubledPurchases(pretend: Pretend): Promise<string[]> {
  const { purchases: all } = await pretend<{ purchases: { item: string }[] }>(
    'GET',
    '/_control/truth/purchases',
  );
  const counts = Map.groupBy(all, ({ item }) => item);
  return [...counts].filter(([, list]) => list.length > 1).map(([item]) => item);
}
