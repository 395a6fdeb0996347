import { redirect } from 'react-router';
import { ACCOUNT_HOME } from '../sections.ts';

/** `/account` is the hub, at every width. */
export function loader(): never {
  throw redirect(ACCOUNT_HOME);
}
