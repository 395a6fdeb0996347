import { bound } from '../../kernel/bind.ts';
import {
  changeGlossaryEndpoint,
  readGlossaryEndpoint,
} from '@hako/contract/translation/translation';
import { type Route, route } from '../../platform/http/route.ts';
import type { GlossaryVersion } from './glossary-store.ts';
import { type ChangeGlossaryDeps, changeGlossary } from './change-glossary.ts';
import type { Translation } from './translation.ts';

/** The owner takes the glossary out as one text, edits it in any editor or spreadsheet, and puts it back. */
export const translationRoutes = (
  translation: Translation,
  deps: Omit<ChangeGlossaryDeps, 'live'>,
): Route[] => {
  const change = bound({ ...deps, live: translation.glossary }, changeGlossary);
  return [
    route(readGlossaryEndpoint, async () => ({
      data: rowOf(await translation.glossary.readVersion()),
    })),
    route(changeGlossaryEndpoint, async ({ body, caller }) => ({
      data: rowOf(await change({ ...body, staffId: caller.userId })),
    })),
  ];
};

const rowOf = ({ version, tsv, termCount, changedAt }: GlossaryVersion) => ({
  version,
  tsv,
  terms: termCount,
  changed_at: changedAt?.toISOString() ?? null,
});
