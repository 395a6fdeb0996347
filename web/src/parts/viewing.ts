import { readViewingEndpoint, VIEWING_COOKIE } from '@hako/contract/desk/viewing';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { loadOr } from '../api/load.ts';

/** Whose pages a member of staff looks at as the customer sees them, and until when. */
type Viewing = EndpointReply<typeof readViewingEndpoint>['data'];

/** Whether this browser looks at the pages as a customer: then the desk is not there. */
const mayBeViewing = (request: Request): boolean =>
  request.headers.get('cookie')?.includes(`${VIEWING_COOKIE}=`) ?? false;

/** Whose pages are looked at; null for everybody who sees their own. */
export async function readViewing(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewing> {
  if (!mayBeViewing(request)) return null;
  return (await loadOr(context, readViewingEndpoint, undefined, null))?.data ?? null;
}

export const useViewing = (): Viewing =>
  useRouteLoaderData<{ viewing: Viewing }>('root')?.viewing ?? null;
