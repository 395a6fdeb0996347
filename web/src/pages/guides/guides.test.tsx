import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import BuyingGuide from './buying.tsx';
import NewcomerGuide from './newcomer.tsx';
import PhotoService from './photo-service.tsx';

it.each([
  ['the guide for newcomers', NewcomerGuide, 5],
  ['the guide to buying', BuyingGuide, 4],
  ['the page about photos', PhotoService, 2],
] as const)('%s draws the box at each of its steps', (_, Guide, count) => {
  show(<Guide />);
  expect(document.querySelectorAll('main ol svg, ol svg')).toHaveLength(count);
});
