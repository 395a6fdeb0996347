import {
  FLOAT_IMPORT,
  type FloatLine,
  type FloatUnit,
  type readFloatStatementEndpoint,
} from '@hako/contract/float/statements';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { askNames, type NameOf } from '../../../kernel/ask-names.ts';
import { FORMER_COLLEAGUE } from '../../../kernel/labels.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { listBalances } from '../accounts/account-store.ts';
import type { FloatDeps } from '../deps.ts';
import { findReconciled, readUntil } from './reconcile-store.ts';
import { candidatesOf } from './rules/match-lines.ts';
import { type KeptLine, listLines } from './statement-store.ts';
import { listCovered, listUncovered, type MovementUnit } from './unit-store.ts';

/**
 * A page of an account's lines, with what covers each or may. Refusals `float.account-not-found`,
 * `request.invalid`.
 */
export async function readStatement(
  { db, staffName }: FloatDeps,
  asked: {
    readonly accountId: string;
    readonly isOpen: boolean;
    readonly after?: string | undefined;
  },
): Promise<EndpointReply<typeof readFloatStatementEndpoint>> {
  const { accountId, isOpen, after } = asked;
  refuseUnless((await listBalances(db, accountId)).length > 0, 'float.account-not-found');
  const read = await listLines(db, asked, { after, limit: FLOAT_IMPORT.page + 1 });
  const page = read.slice(0, FLOAT_IMPORT.page);
  const ids = page.map(({ id }) => id);
  const [covered, units, all, last] = await Promise.all([
    listCovered(db, isOpen ? [] : ids),
    isOpen ? listUncovered(db, accountId) : [],
    readUntil(db, accountId),
    findReconciled(db, accountId),
  ]);
  const people = page.flatMap(({ settledBy }) => settledBy ?? []);
  const nameOf = await askNames(staffName, [...people, ...(last ? [last.by] : [])]);
  const next = read.length > page.length ? page.at(-1)?.mark : undefined;
  return {
    rows: page.map((line) => rowOf(line, { covered, units, nameOf })),
    ...(next === undefined ? {} : { next }),
    open: all.openLines,
    uncovered: all.openMovements,
    reconciled: last
      ? {
          until: last.until,
          stated_jpy: last.statedJpy,
          by: nameOf(last.by) ?? FORMER_COLLEAGUE,
          at: last.at.toISOString(),
        }
      : null,
  };
}

interface Around {
  readonly covered: readonly (MovementUnit & { readonly lineId: string })[];
  readonly units: readonly MovementUnit[];
  readonly nameOf: NameOf;
}

function rowOf(line: KeptLine, { covered, units, nameOf }: Around): FloatLine {
  const { id, how, settledBy } = line;
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const likely = how ? [] : candidatesOf(line, units);
  return {
    id,
    day: line.day,
    amount_jpy: line.amountJpy,
    reference: line.reference,
    words: line.words,
    how: how ?? null,
    reason: line.reason,
    settled_by: settledBy ? (nameOf(settledBy) ?? FORMER_COLLEAGUE) : '',
    covered: covered.filter(({ lineId }) => lineId === id).map(unitRow),
    candidates: likely.flatMap(({ key }) => {
      const unit = byKey.get(key);
      return unit ? [unitRow(unit)] : [];
    }),
  };
}

const unitRow = (unit: MovementUnit): FloatUnit => ({
  movements: [...unit.movements],
  kind: unit.kind,
  order: unit.orderCode,
  day: unit.day,
  amount_jpy: unit.amountJpy,
});
