import type { CartDeps, Purchase } from '../deps.ts';
import { SENT_ALONG_NOTE } from '../cart-texts.ts';
import { sharedShipping } from '../rules/shared-shipping.ts';

interface Sendable {
  readonly id: string;
  readonly purchase: Purchase;
}

/** What one seller sends together pays its shipping inside Japan once: the other lines are priced without it. Also which line pays for which. */
export async function shareShipping<Line extends Sendable>(
  deps: Pick<CartDeps, 'isSentTogether'>,
  lines: readonly Line[],
): Promise<{ readonly lines: Line[]; readonly paidBy: ReadonlyMap<string, string> }> {
  const paidBy = sharedShipping(
    await Promise.all(
      lines.map(async ({ id, purchase: { listing, domesticShipping } }) => ({
        id,
        site: listing.site,
        sellerId: listing.seller.id || undefined,
        isSentTogether: await deps.isSentTogether(listing.site),
        domesticShipping,
      })),
    ),
  );
  const priced = lines.map(async (line) => {
    if (!paidBy.has(line.id)) return line;
    return { ...line, purchase: await line.purchase.sentAlong(SENT_ALONG_NOTE) };
  });
  return { lines: await Promise.all(priced), paidBy };
}
