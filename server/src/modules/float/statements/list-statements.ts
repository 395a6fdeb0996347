import { FLOAT_FILES_PAGE, type FloatStatementFile } from '@hako/contract/float/statement-files';
import { askNames } from '../../../kernel/ask-names.ts';
import { FORMER_COLLEAGUE } from '../../../kernel/labels.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { listBalances } from '../accounts/account-store.ts';
import type { FloatDeps } from '../deps.ts';
import { listFiles } from './file-store.ts';

/**
 * The files that an account's lines came from, newest first. Refusals `float.account-not-found`,
 * `request.invalid`.
 */
export async function listStatements(
  { db, staffName }: FloatDeps,
  { accountId, after }: { readonly accountId: string; readonly after?: string | undefined },
): Promise<{ rows: FloatStatementFile[]; next?: string }> {
  refuseUnless((await listBalances(db, accountId)).length > 0, 'float.account-not-found');
  const read = await listFiles(db, accountId, { after, limit: FLOAT_FILES_PAGE + 1 });
  const page = read.slice(0, FLOAT_FILES_PAGE);
  const nameOf = await askNames(
    staffName,
    page.flatMap(({ by, withdrawnBy }) => (withdrawnBy ? [by, withdrawnBy] : [by])),
  );
  const next = read.length > page.length ? page.at(-1)?.mark : undefined;
  return {
    rows: page.map(({ mark: _, at, withdrawnBy, withdrawnAt, withdrawnWhy, ...file }) => ({
      id: file.id,
      name: file.name,
      lines: file.lines,
      covered: file.covered,
      is_reconciled: file.isReconciled,
      uploaded_by: nameOf(file.by) ?? FORMER_COLLEAGUE,
      uploaded_at: at.toISOString(),
      withdrawn:
        withdrawnAt && withdrawnBy
          ? {
              by: nameOf(withdrawnBy) ?? FORMER_COLLEAGUE,
              at: withdrawnAt.toISOString(),
              reason: withdrawnWhy ?? '',
            }
          : null,
    })),
    ...(next === undefined ? {} : { next }),
  };
}
