import type { Bound } from '../../kernel/bind.ts';
import type { MessagesDeps } from './deps.ts';
import type { markSeen, settleThread, tellAway } from './follow-thread.ts';
import type { Message } from './message-store.ts';
import type { listPreparedAnswers, removePrepared, savePrepared } from './prepared-answers.ts';
import type {
  listDeskThreads,
  listOwnThreads,
  readDeskThread,
  readOwnThread,
  rowsOf,
} from './read-threads.ts';
import type { answerMessage, writeAsCustomer } from './write-message.ts';

/** What customers and whoever looks after them write to each other. */
export interface Messages {
  readonly listOwn: Bound<typeof listOwnThreads>;
  readonly readOwn: Bound<typeof readOwnThread>;
  readonly listAtDesk: Bound<typeof listDeskThreads>;
  readonly readAtDesk: Bound<typeof readDeskThread>;
  readonly write: Bound<typeof writeAsCustomer>;
  readonly answer: Bound<typeof answerMessage>;
  readonly markSeen: Bound<typeof markSeen>;
  readonly settle: Bound<typeof settleThread>;
  readonly tellAway: Bound<typeof tellAway>;
  readonly savePrepared: Bound<typeof savePrepared>;
  readonly removePrepared: Bound<typeof removePrepared>;
  readonly rowsOf: Bound<typeof rowsOf>;
  listPrepared(): ReturnType<typeof listPreparedAnswers>;
  /** How many messages of ours a customer has not seen. */
  countUnread(customerId: string): Promise<number>;
}

export type { Message, MessagesDeps };
