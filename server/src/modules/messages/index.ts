/** Customers and whoever looks after them write to each other, about an order or in general. */
import { bind } from '../../kernel/bind.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { MessagesDeps } from './deps.ts';
import { markSeen, settleThread, tellAway } from './follow-thread.ts';
import type { Messages } from './messages.ts';
import { messagesPersonalData } from './personal-data.ts';
import { listPreparedAnswers, removePrepared, savePrepared } from './prepared-answers.ts';
import {
  listDeskThreads,
  listOwnThreads,
  readDeskThread,
  readOwnThread,
  rowsOf,
} from './read-threads.ts';
import { messagesRoutes } from './routes.ts';
import { sumUnread } from './thread-store.ts';
import { answerMessage, writeAsCustomer } from './write-message.ts';

export const createMessages = (deps: MessagesDeps): Messages => ({
  ...bind(deps, {
    listOwn: listOwnThreads,
    readOwn: readOwnThread,
    listAtDesk: listDeskThreads,
    readAtDesk: readDeskThread,
    write: writeAsCustomer,
    answer: answerMessage,
    markSeen,
    settle: settleThread,
    tellAway,
    savePrepared,
    removePrepared,
    rowsOf,
  }),
  listPrepared: () => listPreparedAnswers(deps),
  countUnread: (customerId) => sumUnread(deps.db, customerId),
});

/** What composition connects. */
export const messagesParts = (messages: Messages) => ({
  personalData: messagesPersonalData,
  routes: messagesRoutes(messages),
  jobs: {
    'messages.tell': (told: { readonly threadId: string }) => messages.tellAway(told),
  } satisfies JobHandlers,
});

export { messagesWork } from './work-sql.ts';
export type { Messages } from './messages.ts';
