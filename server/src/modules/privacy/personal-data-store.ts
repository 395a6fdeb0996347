import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type {
  Person,
  PersonalData,
  PersonalTable,
  Replacement,
} from '../../platform/personal-data.ts';
import { patternOf } from './rules/redaction.ts';

/** Everything by which the modules would still name this customer. */
export async function findPerson(
  reader: Reader,
  customerId: string,
  parts: readonly PersonalData[],
  contacts: readonly string[],
): Promise<Person> {
  const traces = new Set(contacts.filter((contact) => contact.includes('@')));
  for (const { tracesOf } of parts)
    for (const trace of (await tracesOf?.(reader, customerId)) ?? []) traces.add(trace);
  const subjects = [customerId, `customer:${customerId}`];
  for (const { subjectsOf } of parts)
    if (subjectsOf)
      subjects.push(
        ...(await subjectsOf(customerId).execute(reader)).rows.map(({ subject }) => subject),
      );
  return {
    customerId,
    contacts,
    subjects,
    traces: [...traces].filter((trace) => trace.trim() !== '').sort((a, b) => b.length - a.length),
  };
}

const theirs = ({ rows }: PersonalTable, person: Person): RawBuilder<unknown> =>
  rows?.(person) ?? sql`customer_id = ${person.customerId}`;

/** The rows of one table as the customer may have them. */
export async function copyRows(
  reader: Reader,
  table: PersonalTable,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table.table)} where ${theirs(table, person)}`.execute(reader);
  const hidden = new Set(table.hidden ?? []);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))),
  );
}

/** Reasons that stand in the way of erasing, in the order of the modules, each once. */
export async function findObstacles(
  reader: Reader,
  customerId: string,
  parts: readonly PersonalData[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { reason, count } of parts.flatMap(({ obstacles }) => obstacles ?? [])) {
    const { rows } = await count(customerId).execute(reader);
    if ((rows[0]?.count ?? 0) > 0) found.add(reason);
  }
  return [...found];
}

/** Takes the person out of every table, in a transaction that may change what nobody else may. */
export async function eraseRows(
  trx: Trx,
  person: Person,
  parts: readonly PersonalData[],
): Promise<void> {
  await sql`select set_config('hako.erasing', 'on', true), set_config('hako.erased_customer', ${person.customerId}, true),
    set_config('hako.erased_subjects', ${JSON.stringify(person.subjects)}, true)`.execute(trx);
  for (const { tables } of parts)
    for (const table of tables) {
      if (table.onErasure === 'keep') continue;
      if (table.onErasure === 'delete')
        await sql`delete from ${sql.table(table.table)} where ${theirs(table, person)}`.execute(
          trx,
        );
      else await replace(trx, table, table.onErasure, person);
    }
  await sql`select set_config('hako.erasing', 'off', true), set_config('hako.erased_customer', '', true)`.execute(
    trx,
  );
}

async function replace(
  trx: Trx,
  table: PersonalTable,
  { set = {}, scrubText = [], scrubJson = [] }: Replacement,
  person: Person,
): Promise<void> {
  const words = patternOf(person.traces);
  const changes = [
    ...Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ...(words ? scrubText : []).map(
      (column) => sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${words}, '-', 'gi')`,
    ),
    ...(words ? scrubJson : []).map(
      (column) => sql`${sql.ref(column)} = json_without(${sql.ref(column)}, ${words})`,
    ),
  ];
  if (changes.length > 0)
    await sql`update ${sql.table(table.table)} set ${sql.join(changes)} where ${theirs(table, person)}`.execute(
      trx,
    );
}
