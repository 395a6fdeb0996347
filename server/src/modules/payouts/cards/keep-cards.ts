import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isBank } from './banks.ts';
import {
  type Card,
  dropCard,
  insertCard,
  lockCards,
  readSettings,
  updateCard,
  updatePrimary,
} from './card-store.ts';
import type { PayoutsDeps, ProvedOwner } from '../deps.ts';
import { type CardFacts, readCard } from '../rules/bank-card.ts';
import { newCardNotice } from '../notices.ts';
import { countOpen } from '../withdrawals/withdrawal-store.ts';

/** As many bank accounts as one person may keep. */
const MOST_CARDS = 10;
const HOUR_MS = 3_600_000;
const KNOWN = { bank_cards_known: 'payouts.card-known' } as const;

/**
 * Saves an account of a customer who proved to be its owner. It rests before money goes there, and its owner is told, in case it
 * was somebody else who saved it.
 */
export function addCard(
  deps: PayoutsDeps,
  customerId: string,
  typed: CardFacts,
  spendProof: ProvedOwner,
): Promise<Card> {
  const facts = readCard(typed, isBank);
  return inTransaction(deps.db, async (trx) => {
    await spendProof(trx);
    const cards = await lockCards(trx, customerId);
    refuseUnless(cards.length < MOST_CARDS, 'payouts.too-many-cards', { limit: MOST_CARDS });
    const card: Card = {
      ...facts,
      id: newId(),
      customerId,
      isPrimary: cards.length === 0,
      usableFrom: await restedFrom(deps, trx),
    };
    await note(deps, trx, card);
    await refusedBy(KNOWN, insertCard(trx, card, deps.clock.now()));
    await tellOwner(deps, trx, card);
    return card;
  });
}

export function changeCard(
  deps: PayoutsDeps,
  customerId: string,
  id: string,
  typed: CardFacts,
  spendProof: ProvedOwner,
): Promise<Card> {
  const facts = readCard(typed, isBank);
  return inTransaction(deps.db, async (trx) => {
    await spendProof(trx);
    const card = await ownCard(trx, customerId, id);
    const isOther = facts.number !== card.number || facts.bin !== card.bin;
    refuseUnless(!isOther || (await countOpen(trx, { cardId: id })) === 0, 'payouts.card-in-use');
    const changed: Card = {
      ...card,
      ...facts,
      usableFrom: isOther ? await restedFrom(deps, trx) : card.usableFrom,
    };
    if (isOther) await note(deps, trx, changed);
    await refusedBy(KNOWN, updateCard(trx, changed));
    if (isOther) await tellOwner(deps, trx, changed);
    return changed;
  });
}

export function choosePrimary(deps: PayoutsDeps, customerId: string, id: string): Promise<Card> {
  return inTransaction(deps.db, async (trx) => {
    const card = await ownCard(trx, customerId, id);
    await updatePrimary(trx, customerId, id);
    return { ...card, isPrimary: true };
  });
}

/** Forgets an account; the newest of the others becomes the primary one. */
export function removeCard(deps: PayoutsDeps, customerId: string, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const card = await ownCard(trx, customerId, id);
    refuseUnless((await countOpen(trx, { cardId: id })) === 0, 'payouts.card-in-use');
    await dropCard(trx, id, deps.clock.now());
    const [next] = card.isPrimary
      ? (await lockCards(trx, customerId)).filter((one) => one.id !== id)
      : [];
    if (next) await updatePrimary(trx, customerId, next.id);
  });
}

const note = ({ owners }: PayoutsDeps, trx: Trx, { id, customerId }: Card): Promise<void> =>
  owners.noteChange(trx, { userId: customerId, kind: 'bank-account', subjectId: id });

async function ownCard(trx: Trx, customerId: string, id: string): Promise<Card> {
  const card = (await lockCards(trx, customerId)).find((one) => one.id === id);
  refuseUnless(card, 'payouts.card-not-found');
  return card;
}

async function restedFrom(deps: Pick<PayoutsDeps, 'clock'>, trx: Trx): Promise<Date> {
  const { coolDownHours } = await readSettings(trx);
  return new Date(deps.clock.now().getTime() + coolDownHours * HOUR_MS);
}

async function tellOwner(deps: PayoutsDeps, trx: Trx, card: Card): Promise<void> {
  await deps.notifications.notify(trx, {
    customerId: card.customerId,
    kind: 'refund',
    ...newCardNotice(card),
    link: '/account/wallet/withdraw',
    facts: { usableFrom: card.usableFrom.toISOString() },
  });
}
