import type { Category } from './mercari-paths.ts';

/** A title with the kind that a person gave it. */
export interface Labelled {
  readonly hash: string;
  readonly site: string;
  readonly title: string;
  /**
   * The kind, then others that are as right; `*` where the price list has none for it, or where the
   * title alone does not tell.
   */
  readonly kinds: readonly string[];
  /** The site's own categories where its list tells one, root first. */
  readonly categoryPath?: readonly Category[];
}

/**
 * `seen` may be read to mend the words; `held` is only counted. The hash decides, so a title stays
 * where it is.
 */
export type Half = 'seen' | 'held';

export const halfOf = ({ hash }: Labelled): Half =>
  Number.parseInt(hash.slice(0, 1), 16) < 8 ? 'seen' : 'held';
