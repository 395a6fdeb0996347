import { MESSAGE_LIMITS } from '@hako/contract/messages/messages';
import { newId } from '../../kernel/chance.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MessagesDeps } from './deps.ts';
import {
  deletePrepared,
  findPrepared,
  listPrepared,
  type Prepared,
  upsertPrepared,
} from './prepared-store.ts';

export const listPreparedAnswers = ({ db }: MessagesDeps): Promise<Prepared[]> => listPrepared(db);

/** Keeps an answer under its title. Refusal `messages.too-many-answers`. */
export const savePrepared = (
  { db, audit }: MessagesDeps,
  given: { readonly staffId: string; readonly title: string; readonly content: string },
): Promise<Prepared> =>
  inTransaction(db, async (trx) => {
    const most = MESSAGE_LIMITS.preparedAnswers;
    const kept = await listPrepared(trx);
    const before = kept.find(({ title }) => title === given.title.trim());
    refuseUnless(before || kept.length < most, 'messages.too-many-answers', { most });
    const saved = await upsertPrepared(trx, {
      id: newId(),
      title: given.title.trim(),
      content: given.content.trim(),
    });
    const subject = `prepared-answer:${saved.id}`;
    const change = { before: before ?? null, after: saved };
    await audit(trx, { actor: given.staffId, action: 'message.prepare', subject, ...change });
    return saved;
  });

/** Refusal `messages.answer-not-found`. */
export const removePrepared = (
  { db, audit }: MessagesDeps,
  { id, staffId }: { readonly id: string; readonly staffId: string },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await findPrepared(trx, id);
    refuseUnless(before, 'messages.answer-not-found');
    await deletePrepared(trx, id);
    const subject = `prepared-answer:${id}`;
    await audit(trx, { actor: staffId, action: 'message.forget', subject, before, after: null });
  });
