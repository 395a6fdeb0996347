import type { SettingField, SettingValues } from '@hako/contract/settings/field';
import {
  SETTING_PAGE_NAMES,
  SETTING_PAGES,
  type SettingPageName,
} from '@hako/contract/settings/setting-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettingsRig, type SettingsRig } from '../../test-support/rigs/settings-rig.ts';
import { Refusal } from '../kernel/refusal.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { SettingRow } from '../platform/settings/setting-table.ts';
import { membershipSettings } from '../modules/membership/index.ts';
import { readValues } from '../modules/settings/rules/read-values.ts';
import { SETTING_TABLES } from './settings.ts';

const STAFF = '0198a000-0000-7000-8000-000000000001';
let rig: SettingsRig;
beforeAll(async () => {
  rig = await createSettingsRig();
});
afterAll(() => rig.service.close());

/** What a field may say at its edges. */
function edgesOf(field: SettingField): readonly unknown[] {
  switch (field.type) {
    case 'number':
      return [field.least, field.most];
    case 'text':
      return ['x', 'x'.repeat(field.most)];
    case 'choice':
      return field.choices.map(({ value }) => value);
    case 'flag':
      return [true, false];
    default:
      return [[]];
  }
}

/** The same values with another one at a dotted name. */
function withValue(values: unknown, [first = '', ...rest]: string[], value: unknown): unknown {
  const part = rest.length === 0 ? value : withValue(Object(values)[first], rest, value);
  return Array.isArray(values)
    ? values.with(Number(first), part)
    : { ...Object(values), [first]: part };
}

/** A row with one field at an edge, for each field and edge; of rows in a row the first one. */
const rowsAtEdges = (fields: readonly SettingField[], values: SettingValues): SettingValues[] =>
  fields.flatMap((field) => {
    const at = (value: unknown) => Object(withValue(values, field.name.split('.'), value));
    const held: unknown = values[field.name];
    if (field.type !== 'rows' || !Array.isArray(held)) return edgesOf(field).map(at);
    return rowsAtEdges(field.fields, held[0]).map((one) => at(held.with(0, one)));
  });

class Undone extends Error {}

/** Takes a row over and back again; gives back the code of the refusal. */
async function tryRow(name: SettingPageName, { key }: SettingRow, sent: SettingValues) {
  const { platform, parts } = rig.service;
  const { pricing, customers } = parts.modules;
  const tables = [...pricing.settingTables, ...membershipSettings(customers), ...SETTING_TABLES];
  const table = tables.find(({ page }) => page === name);
  const asked = { key, validFrom: rig.tomorrow };
  const trying = inTransaction(platform.db, async (trx) => {
    const values = readValues(SETTING_PAGES[name].fields, sent);
    const rows = (await table?.list(trx, rig.tomorrow)) ?? [];
    const day = new Map(rows.flatMap((one) => (one.values ? [[one.key, one.values]] : [])));
    await table?.check?.(trx, { ...asked, values }, [day.set(key, values)]);
    await table?.put(trx, { ...asked, values, staffId: STAFF, at: platform.clock.now() });
    throw new Undone();
  });
  const error: unknown = await trying.catch((thrown: unknown) => thrown);
  if (error instanceof Undone) return 'done';
  if (error instanceof Refusal) return error.code;
  throw new Error(`${name}/${key} ${JSON.stringify(sent)}`, { cause: error });
}

test.each(SETTING_PAGE_NAMES)('%s takes the edges of each field or refuses them', async (name) => {
  const [row] = (await rig.read(name)).rows;
  const sent = rowsAtEdges(SETTING_PAGES[name].fields, row.values);
  expect(sent.length).toBeGreaterThan(0);
  const answers = [];
  for (const values of sent) answers.push(await tryRow(name, row, values));
  expect(answers).toContain('done');
  expect(answers.filter((one) => one !== 'done' && !one.startsWith('settings.'))).toEqual([]);
});
