import { Banner } from '../../../ui/frames/states.tsx';
import type { Item } from './item-facts.tsx';

const TONES = { block: 'bad', warn: 'estimate', info: 'plain' } as const;

/** What must not be overlooked before buying. */
export function ItemWarnings({ warnings }: { readonly warnings: Item['warnings'] }) {
  return warnings.map(({ code, level, message }) => (
    <Banner key={code} tone={TONES[level]}>
      {message}
    </Banner>
  ));
}
