import { useTitle } from '../../device/title.ts';
import { OfferSheet } from './offer-sheet.tsx';

/** Mercari's sellers may be asked for a lower price, while the thing may be bought. */
export function PriceOffer({
  item,
  shipMode,
  mayBuy,
}: {
  readonly item: {
    readonly site: string;
    readonly code: string;
    readonly title: string;
    readonly title_vi: string;
    readonly price_jpy: number | null;
    readonly is_offerable: boolean;
  };
  readonly shipMode: string | undefined;
  /** By this viewer, now. */
  readonly mayBuy: boolean;
}) {
  const title = useTitle(item);
  if (!mayBuy || item.site !== 'mercari' || !item.is_offerable || item.price_jpy === null)
    return null;
  return (
    <OfferSheet code={item.code} title={title} priceJpy={item.price_jpy} shipMode={shipMode} />
  );
}
