import type { RefusalCode } from '@hako/contract/refusals';
import { Refusal } from '../../kernel/refusal.ts';

/**
 * Awaits the statement; when the database refuses it by a named constraint of the list, throws the refusal that
 * belongs to it. The rule lives in the database, its sentence in the catalogue, and this is the line between.
 */
export async function refusedBy<Result>(
  constraints: Readonly<Record<string, RefusalCode>>,
  statement: Promise<Result>,
  facts?: Readonly<Record<string, string | number>>,
): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    const code = constraints[constraintOf(error) ?? ''];
    throw code ? new Refusal(code, facts) : error;
  }
}

/** Name of the constraint that refused a statement, or undefined for other errors. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
