import { expect, it } from 'vitest';
import { SHELF_SIZE, withinReach } from './ending-soon.ts';

type Answer = NonNullable<Awaited<Parameters<typeof withinReach>[0]>>;

const now = Date.parse('2026-11-21T15:00:00Z');
const answerOf = (minutes: readonly number[]) =>
  ({
    groups: [
      {
        type: 'results',
        cards: minutes.map((minute) => ({
          code: `x${minute}`,
          ends_at: new Date(now + minute * 60_000).toISOString(),
        })),
      },
    ],
  }) as unknown as Answer;
const codesIn = (answer: Answer | null) =>
  answer?.groups.flatMap((group) =>
    group.type === 'results' ? group.cards.map((card) => card.code) : [],
  );

it('leaves out what ends before anybody could bid', async () => {
  const shown = await withinReach(Promise.resolve(answerOf([-1, 1, 3, 4, 5, 6, 7, 8])), now);
  expect(codesIn(shown)).toEqual(['x4', 'x5', 'x6', 'x7', 'x8']);
});

it('shows what there is rather than an empty row, and never more than a row', async () => {
  expect(codesIn(await withinReach(Promise.resolve(answerOf([1, 2, 9])), now))).toEqual([
    'x1',
    'x2',
    'x9',
  ]);
  expect(
    codesIn(
      await withinReach(
        Promise.resolve(answerOf(Array.from({ length: 30 }, (_, n) => n + 10))),
        now,
      ),
    ),
  ).toHaveLength(SHELF_SIZE);
  expect(await withinReach(Promise.resolve(null), now)).toBeNull();
});
