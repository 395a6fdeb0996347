import type { ListingCard } from '../../marketplaces/index.ts';

/** Writes down what was sold for how much, wherever it was seen. Nobody waits for it. */
export type NoteSold = (cards: readonly ListingCard[]) => void;
