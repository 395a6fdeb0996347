import { rows } from '../company/company-calls.ts';
import { notes } from '../notes.ts';

/** Whether every order of the week is in this state. */
export const allAre = (state: string) => async (): Promise<boolean> => {
  const [found] = await rows<{ count: number }>(
    `select count(*)::int as count from orders where state = '${state}'`,
  );
  return found?.count === notes.orders.length;
};
