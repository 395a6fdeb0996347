import { expect, it } from 'vitest';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { categoryFor } from './category-of.ts';
import { prepareTables } from './prepare-tables.ts';

const tables = prepareTables(SEED_ROWS, '2026-11-24');

it.each([
  ['ミズノ 野球 ボール', 'sport'],
  ['エポック 野球盤 3Dエース スタンダード', undefined],
])('a board named for a sport is not sold as goods of that sport: %s', (title, kind) => {
  expect(categoryFor({ title }, tables)).toBe(kind);
});
