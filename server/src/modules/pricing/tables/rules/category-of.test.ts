import { expect, it } from 'vitest';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { categoryFor } from './category-of.ts';
import { prepareTables } from './prepare-tables.ts';

const tables = prepareTables(SEED_ROWS, '2026-11-24');

it.each([
  ['ミズノ 野球 ボール', 'sport'],
  ['エポック 野球盤 3Dエース スタンダード', undefined],
  ['子供用 自転車 16インチ', 'sport'],
  ['子供用 自転車帽', undefined],
  ['懐中時計 銀', 'watch'],
  ['時計像 ブロンズ', undefined],
  ['釣り網', 'fishing'],
])('a sign after a word may make another thing of it: %s', (title, kind) => {
  expect(categoryFor({ title }, tables)).toBe(kind);
});
