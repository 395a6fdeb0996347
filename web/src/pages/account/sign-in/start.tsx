import { redirect } from 'react-router';

/** `/account` shows the profile. */
export function loader(): never {
  throw redirect('/account/profile');
}
