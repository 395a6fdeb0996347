import { bound } from '../../kernel/bind.ts';
import {
  changeGlossaryEndpoint,
  readGlossaryEndpoint,
} from '@hako/contract/translation/translation';
import {
  listGlossaryTermsEndpoint,
  writeGlossaryTermEndpoint,
} from '@hako/contract/translation/terms';
import { type Route, route } from '../../platform/http/route.ts';
import type { GlossaryVersion } from './glossary-store.ts';
import { type ChangeGlossaryDeps, changeGlossary } from './change-glossary.ts';
import { findTerms } from './rules/glossary-edit.ts';
import { findLastTermChanges } from './term-change-store.ts';
import type { Translation } from './translation.ts';
import { writeTerm } from './write-term.ts';

/** The owner takes the glossary out as one text, edits it in any editor or spreadsheet, and puts it back. */
export const translationRoutes = (
  translation: Translation,
  deps: Omit<ChangeGlossaryDeps, 'live'>,
): Route[] => {
  const inForce = { ...deps, live: translation.glossary };
  const change = bound(inForce, changeGlossary);
  const write = bound(inForce, writeTerm);
  return [
    route(readGlossaryEndpoint, async () => ({
      data: rowOf(await translation.glossary.readVersion()),
    })),
    route(changeGlossaryEndpoint, async ({ body, caller }) => ({
      data: rowOf(await change({ ...body, staffId: caller.userId })),
    })),
    route(listGlossaryTermsEndpoint, async ({ query: { q = '', after = '0' } }) => ({
      data: await listTerms(inForce, q, Number(after)),
    })),
    route(writeGlossaryTermEndpoint, async ({ body: { reason, ...term }, caller }) => {
      const { version } = await write({ term, reason, staffId: caller.userId });
      return { data: { version } };
    }),
  ];
};

const rowOf = ({ version, tsv, termCount, changedAt }: GlossaryVersion) => ({
  version,
  tsv,
  terms: termCount,
  changed_at: changedAt?.toISOString() ?? null,
});

const TERMS_A_PAGE = 50;

/** A page of terms, with when and why each was last changed by itself. */
async function listTerms({ db, live }: ChangeGlossaryDeps, typed: string, afterLine: number) {
  const { tsv } = await live.readVersion();
  const { rows, next } = findTerms(tsv, typed, afterLine, TERMS_A_PAGE);
  const changes = await findLastTermChanges(
    db,
    rows.map(({ japanese }) => japanese),
  );
  return {
    rows: rows.map(({ kind, japanese, reading, vietnamese, forms }) => {
      const change = changes.get(japanese);
      return {
        ...{ kind, japanese, reading, vietnamese },
        forms: [...forms],
        changed_at: change?.changedAt.toISOString() ?? null,
        reason: change?.reason ?? null,
      };
    }),
    ...(next !== undefined && { next }),
  };
}
