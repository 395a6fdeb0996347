import { findSite, SITES } from '@hako/contract/marketplaces/sites';
import { estimatePriceEndpoint } from '@hako/contract/pricing/pricing';
import { loadOr } from '../../api/load.ts';
import { formatDong, formatYen, readMoney } from '../../text/money.ts';

type Context = Parameters<typeof loadOr>[0];

/** The highest price that the page works out, whole yen. */
const MOST_JPY = 100_000_000;
/** The line of a price that each table decides. */
const LINES: Readonly<Record<string, string>> = {
  'service-fee': 'phi-dich-vu',
  'payment-fee': 'phi-thanh-toan',
};

/** The price that somebody asks the tables for, as it was typed; undefined where it is none. */
export function askedPrice(typed: string | null): number | undefined {
  const jpy = readMoney(typed ?? '');
  return jpy === undefined || jpy < 1 ? undefined : Math.min(jpy, MOST_JPY);
}

/**
 * What these tables come to for one thing of that price, in words, by table and row: asked of the
 * calculator itself, once for each site that has a row.
 */
export async function feesAtPrice(
  context: Context,
  jpy: number,
  groups: readonly { readonly code: string; readonly rows: readonly { readonly code: string }[] }[],
): Promise<Readonly<Record<string, string>>> {
  const tables = groups.filter(({ code }) => LINES[code]);
  const sites = new Set(tables.flatMap(({ rows }) => rows.map(({ code }) => code)));
  const told = await Promise.all(
    [...sites].map(async (site) => [site, await linesOf(context, jpy, site)] as const),
  );
  const lines = new Map(told);
  return Object.fromEntries(
    tables.flatMap(({ code, rows }) =>
      rows.flatMap((row) => {
        const line = lines.get(row.code)?.find((one) => one.code === LINES[code]);
        return line
          ? [
              [
                `${code} ${row.code}`,
                `${formatYen(line.amount)} · ${formatDong(line.vnd)}`,
              ] as const,
            ]
          : [];
      }),
    ),
  );
}

/** The lines of one thing at a site; a row that stands for all other sites names none. */
async function linesOf(context: Context, jpy: number, name: string) {
  const site = findSite(name);
  const body = {
    items: [{ price: jpy, qty: 1, ...(site ? { site_code: SITES[site].siteCode } : {}) }],
  };
  const price = await loadOr(context, estimatePriceEndpoint, { body }, null);
  return price?.details[0]?.groups.flatMap((group) => group.lines) ?? [];
}
