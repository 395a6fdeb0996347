import { readParcelLabelEndpoint } from '@hako/contract/logistics/labels';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';

/** Labels of the warehouse. */
export const printingRoutes = (logistics: Logistics): Route[] => [
  route(readParcelLabelEndpoint, async ({ params: { code }, query: { size }, reply }) =>
    sendFile(
      reply,
      'pdf',
      'nhan-kien',
      logistics.now(),
      await logistics.printParcel({ code, size }),
    ),
  ),
];
