import {
  countUnreadEndpoint,
  listThreadsEndpoint,
  markSeenEndpoint,
  readThreadEndpoint,
  writeMessageEndpoint,
} from '@hako/contract/messages/messages';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { messagesDeskRoutes } from './desk-routes.ts';
import type { Messages } from './messages.ts';
import { writtenReply } from './written-reply.ts';

/** Calls of customers and of the desk. */
export const messagesRoutes = (messages: Messages): Route[] => [
  ...messagesDeskRoutes(messages),
  route(listThreadsEndpoint, async ({ query, caller: { customerId } }) => {
    const { rows, next } = await messages.listOwn({ customerId, ...query });
    return { data: { rows, ...(next && { next }) } };
  }),
  route(countUnreadEndpoint, async ({ caller: { customerId } }) => ({
    data: { unread: await messages.countUnread(customerId) },
  })),
  route(readThreadEndpoint, async ({ params: { id }, query, caller: { customerId } }) => ({
    data: await messages.readOwn({ id, customerId, ...query }),
  })),
  route(writeMessageEndpoint, async ({ body, caller: { customerId }, idempotencyKey }) => {
    const { order_code: code, content, images: pictures = [] } = body;
    const sent = { orderCode: code ?? undefined, content, pictures, sentKey: idempotencyKey };
    return writtenReply(messages, await messages.write({ customerId, ...sent }));
  }),
  route(markSeenEndpoint, async ({ params: { id }, caller: { customerId } }) => {
    await messages.markSeen({ id, customerId });
    return DONE;
  }),
];
