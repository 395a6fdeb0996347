import {
  exportBidRegisterEndpoint,
  listBidRegisterEndpoint,
  readRegisteredBidEndpoint,
} from '@hako/contract/bidding/register';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Bidding } from '../bidding.ts';
import { exportRegister, listRegister, readRegistered } from './list-register.ts';

/** All bids of all customers, for the desk. */
export const bidRegisterRoutes = ({ deps }: Bidding): Route[] => [
  route(listBidRegisterEndpoint, async ({ query }) => ({ data: await listRegister(deps, query) })),
  route(exportBidRegisterEndpoint, async ({ query, caller: { userId: staffId }, reply }) => {
    const file = await exportRegister(deps, { ...query, staffId });
    return sendFile(reply, query.kind, 'luot-dat-gia', deps.clock.now(), file);
  }),
  route(readRegisteredBidEndpoint, async ({ params: { id } }) => ({
    data: await readRegistered(deps, id),
  })),
];
