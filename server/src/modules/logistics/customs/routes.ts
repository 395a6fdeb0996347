import {
  type CustomsReply,
  exportCustomsEndpoint,
  readCustomsEndpoint,
  saveCustomsEndpoint,
} from '@hako/contract/logistics/customs';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route, staffOf } from '../../../platform/http/route.ts';
import { customsProblemText } from '../labels.ts';
import type { Customs } from './declare-customs.ts';
import type { Logistics } from '../logistics.ts';

/** Papers of a shipment. */
export const customsRoutes = (logistics: Logistics): Route[] => [
  route(readCustomsEndpoint, async ({ params }) => ({
    data: replyOf(await logistics.readCustoms(params.code)),
  })),
  route(saveCustomsEndpoint, async ({ params, body, caller }) => {
    const asked = { code: params.code, lines: linesOf({ body }), by: staffOf(caller) };
    return { data: replyOf(await logistics.saveCustoms(asked)) };
  }),
  route(exportCustomsEndpoint, async ({ params, reply }) =>
    sendFile(
      reply,
      'xlsx',
      `hai-quan-${params.code}`,
      logistics.now(),
      await logistics.exportCustoms(params.code),
    ),
  ),
];

/** Lines of the papers as the desk edited them. */
const linesOf = ({ body }: Pick<EndpointInput<typeof saveCustomsEndpoint>, 'body'>) =>
  body.lines.map(({ order, description, hs_code, quantity, value_jpy, origin }) => ({
    orderCode: order,
    description,
    hsCode: hs_code,
    quantity,
    valueJpy: value_jpy,
    origin,
  }));

function replyOf({ shipment, mayEdit, isSaved, lines, orders, problems }: Customs): CustomsReply {
  const codeOf = (orderId: string): string =>
    orders.find((one) => one.orderId === orderId)?.order.code ?? '';
  return {
    shipment: shipment.code,
    is_open: mayEdit,
    is_saved: isSaved,
    lines: lines.map(({ orderId, description, hsCode, quantity, valueJpy, origin }) => ({
      order: codeOf(orderId),
      description,
      hs_code: hsCode,
      quantity,
      value_jpy: valueJpy,
      origin,
    })),
    orders: orders.map(({ order, paidJpy, parcels }) => ({
      code: order.code,
      title: order.listing.title,
      title_vi: order.listing.titleVi ?? null,
      picture: order.listing.picture ?? null,
      paid_jpy: paidJpy,
      parcels: [...parcels],
      flags: order.price.flags.map(({ rule, reason }) => ({ rule, reason })),
    })),
    problems: problems.map((problem) => ({
      order: codeOf(problem.orderId),
      line: 'line' in problem ? problem.line : null,
      text: customsProblemText(problem),
    })),
    total_jpy: lines.reduce((sum, { valueJpy }) => sum + valueJpy, 0),
  };
}
