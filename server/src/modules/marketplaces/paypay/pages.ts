import { readNextState, stepInto } from '../reading/next-data.ts';
import { SOURCE } from './shapes.ts';

const STATE = ['props', 'initialState'];

/** The item that its page carries with it. */
export const itemOfPage = (html: string): unknown => itemOfState(readNextState(SOURCE, html));
export const itemOfState = (state: unknown): unknown =>
  stepInto(SOURCE, state, [...STATE, 'itemsState', 'items', 'item']);

/** The search answer that its page carries with it. Of the tiles drawn on a short page most are advertisements of other goods. */
export const searchOfPage = (html: string): unknown => searchOfState(readNextState(SOURCE, html));
export const searchOfState = (state: unknown): unknown =>
  stepInto(SOURCE, state, [...STATE, 'searchState', 'search', 'result']);

/** What the item page recommends beside the item. */
export const recommendedOfPage = (html: string): unknown =>
  recommendedOfState(readNextState(SOURCE, html));
export const recommendedOfState = (state: unknown): unknown =>
  stepInto(SOURCE, state, [
    ...STATE,
    'recommendsState',
    'recommends',
    'recommends',
    'fleamarket_web_itempage',
    'recommendItems',
  ]);
