import { decide } from './model.ts';
import type { ModelWallet } from './model-wallet.ts';
import type { Attempt } from './operation.ts';
import { type Placed, placeOfAnswer } from './placed.ts';

/** Answers that depend on what is not money and so not in the model: the stage of a withdrawal, the limit of a coupon, a level by spend. */
const NOT_MODELLED: ReadonlySet<string> = new Set([
  'payouts.too-late',
  'promotions.cannot-apply',
  'membership.no-gain',
]);
/** Strict serialisability of one customer: whoever was answered before another was called stands before it. Linear, from the end. */
export function checkTimes(placed: readonly Placed[], wrong: string[]): void {
  let earliestAnswerAfter = Number.POSITIVE_INFINITY;
  for (const { place, calledAt, answeredAt } of placed.toReversed()) {
    if (calledAt > earliestAnswerAfter)
      wrong.push(`${place} was called after one that stands behind it had been answered`);
    earliestAnswerAfter = Math.min(earliestAnswerAfter, answeredAt);
  }
}
/** What was refused, or done without a movement, must have been right at a moment between its call and its answer. */
export function checkUnplaced(
  placed: readonly Placed[],
  states: readonly ModelWallet[],
  attempts: readonly Attempt[],
  wrong: string[],
): void {
  const places = new Set(placed.map(({ place }) => place));
  // The number of operations that surely stand before a moment, and of those that may.
  const answered: number[] = [];
  const called: number[] = [];
  for (const [index, entry] of placed.entries())
    answered[index] = Math.max(entry.answeredAt, answered[index - 1] ?? 0);
  for (let index = placed.length - 1; index >= 0; index--)
    called[index] = Math.min(
      (placed[index] as Placed).calledAt,
      called[index + 1] ?? Number.POSITIVE_INFINITY,
    );
  for (const { operation, answer, calledAt, answeredAt } of attempts) {
    const place = placeOfAnswer(answer.place);
    if (place !== undefined && places.has(place)) continue;
    if (answer.refusal !== undefined && NOT_MODELLED.has(answer.refusal)) continue;
    let from = 0;
    for (let index = placed.length - 1; index >= 0 && from === 0; index--)
      if ((placed[index] as Placed).answeredAt < calledAt) from = index + 1;
    let to = from;
    while (to < placed.length && (called[to] as number) <= answeredAt) to++;
    let isRight = false;
    for (let index = from; index <= to && !isRight; index++) {
      const outcome = decide(states[index] as ModelWallet, operation);
      isRight =
        answer.refusal === undefined
          ? outcome.kind === 'nothing'
          : outcome.kind === 'refused' && outcome.code === answer.refusal;
    }
    if (!isRight)
      wrong.push(
        `${operation.kind} was answered ${JSON.stringify(answer)}, and there was no moment for it: ${JSON.stringify(operation)}`,
      );
  }
}
