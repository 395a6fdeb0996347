import { readNextState, stepInto } from '../reading/next-data.ts';
import { SOURCE } from './shapes.ts';

/** The item object that the item page carries with it. */
export const readNextData = (html: string): unknown => itemOfState(readNextState(SOURCE, html));

/** The item object of the page's state; names the step that is missing. */
export const itemOfState = (state: unknown): unknown =>
  stepInto(SOURCE, state, ['props', 'pageProps', 'initialState', 'item', 'detail', 'item']);
