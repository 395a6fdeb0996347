import type { ArticleState } from '@hako/contract/content/articles';
import type { Tone } from '../../../ui/figures/tag.tsx';

export const STATE_TONES: Readonly<Record<ArticleState, Tone>> = {
  draft: 'plain',
  planned: 'estimate',
  shown: 'good',
  over: 'plain',
};

/** `Nghỉ Tết 2027!` -> `nghi-tet-2027`: the address that a title asks for. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
