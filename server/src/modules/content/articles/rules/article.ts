import type { ArticleState } from '@hako/contract/content/articles';
import { pictureIn, type SizedPicture } from '@hako/contract/content/pictures';

interface Standing {
  readonly isPublished: boolean;
  readonly from: Date;
  readonly until: Date | undefined;
}

/** Whether an article is read by everybody now, later, no more, or not yet. */
export function articleStateOf({ isPublished, from, until }: Standing, now: Date): ArticleState {
  if (!isPublished) return 'draft';
  if (until && until <= now) return 'over';
  return from > now ? 'planned' : 'shown';
}

export interface NamedPicture {
  /** Undefined for an address that is none of ours. */
  readonly picture: SizedPicture | undefined;
  readonly alt: string;
}

const IMAGE = /!\[([^\]]*)\]\(([^)\s]*)\)/g;

/** Every picture that the Markdown of an article names, in its order. */
export const picturesIn = (markdown: string): NamedPicture[] =>
  [...markdown.matchAll(IMAGE)].map(([, alt = '', address = '']) => ({
    picture: pictureIn(address),
    alt: alt.trim(),
  }));
