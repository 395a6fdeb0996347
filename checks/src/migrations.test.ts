import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkMigrations } from './migrations.ts';
import type { SourceFile } from './source.ts';

const CART = 'create table cart_lines ();\n';
const STOCK = 'alter table cart_lines add column stock integer;\n';

const file = (name: string, text: string): SourceFile => ({
  path: `server/migrations/${name}`,
  text,
});
const line = (name: string, text: string): string =>
  `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;

const CART_FILE = file('0320-cart.sql', CART);
const CART_LINE = line('0320-cart.sql', CART);

it('accepts files that are as they were listed', () => {
  const files = [CART_FILE, file('0321-cart-stock.sql', STOCK)];
  const landed = CART_LINE + line('0321-cart-stock.sql', STOCK);
  expect(checkMigrations(files, landed)).toMatchObject({ seen: 2, faults: [] });
});

it.each<[string, SourceFile[], string, string]>([
  ['an edited file', [file('0320-cart.sql', STOCK)], CART_LINE, '0320-cart.sql was edited'],
  ['a file that is gone', [], CART_LINE, '0320-cart.sql landed and is gone'],
  ['a file that nobody listed', [CART_FILE], '', 'sha256sum 0320-cart.sql >> landed.sha256'],
  ['a file listed twice', [CART_FILE], CART_LINE + CART_LINE, 'lists 0320-cart.sql twice'],
  ['a line without a hash', [CART_FILE], `${CART_LINE}0320-cart.sql\n`, 'cannot read'],
])('finds %s', (_what, files, landed, fault) => {
  expect(checkMigrations(files, landed).faults).toContainEqual(expect.stringContaining(fault));
});
