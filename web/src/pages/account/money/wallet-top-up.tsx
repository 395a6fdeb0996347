import { redirect } from 'react-router';

/** The address that the mobile client opens to top up. */
export function loader(): Response {
  return redirect('/account/wallet?nap=1');
}
