import type { CartDeps, Purchase } from '../deps.ts';

/**
 * Lines that are bought together: each priced with its part of the fees counted once and of one
 * box.
 */
export async function shareBox<Line extends { readonly purchase: Purchase }>(
  deps: Pick<CartDeps, 'shareBox'>,
  lines: readonly Line[],
): Promise<Line[]> {
  if (lines.length < 2) return [...lines];
  const shares = await deps.shareBox(lines.map(({ purchase: { question } }) => ({ question })));
  return Promise.all(
    lines.map(async (line, index) => {
      const share = shares[index];
      return share ? { ...line, purchase: await line.purchase.inBox(share) } : line;
    }),
  );
}
