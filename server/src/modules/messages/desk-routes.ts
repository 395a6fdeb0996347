import {
  answerMessageEndpoint,
  listDeskThreadsEndpoint,
  listPreparedEndpoint,
  readDeskThreadEndpoint,
  removePreparedEndpoint,
  savePreparedEndpoint,
  settleThreadEndpoint,
} from '@hako/contract/messages/desk';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import type { Messages } from './messages.ts';
import { writtenReply } from './written-reply.ts';

/** Talks with customers as the desk reads and answers them. */
export const messagesDeskRoutes = (messages: Messages): Route[] => [
  route(listDeskThreadsEndpoint, async ({ query: { state, customer, order, after } }) => {
    const filter = { customerId: customer, orderCode: order, isWaiting: state === 'waiting' };
    const { rows, next } = await messages.listAtDesk({ ...filter, after });
    return { data: { rows, ...(next && { next }) } };
  }),
  route(readDeskThreadEndpoint, async ({ params: { id }, query }) => ({
    data: await messages.readAtDesk({ id, ...query }),
  })),
  route(answerMessageEndpoint, async ({ body, caller: { userId: staffId }, idempotencyKey }) => {
    const { customer_id: customerId, order_code: code, images: pictures = [], ...said } = body;
    const sent = { ...said, orderCode: code ?? undefined, pictures, sentKey: idempotencyKey };
    return writtenReply(messages, await messages.answer({ staffId, customerId, ...sent }));
  }),
  route(settleThreadEndpoint, async ({ params: { id }, body, caller: { userId: staffId } }) => {
    await messages.settle({ id, staffId, ...body });
    return DONE;
  }),
  route(listPreparedEndpoint, async () => ({ data: await messages.listPrepared() })),
  route(savePreparedEndpoint, async ({ body, caller: { userId: staffId } }) => ({
    data: await messages.savePrepared({ staffId, ...body }),
  })),
  route(removePreparedEndpoint, async ({ params: { id }, caller: { userId: staffId } }) => {
    await messages.removePrepared({ id, staffId });
    return DONE;
  }),
];
