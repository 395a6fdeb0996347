import { WEIGHTS_SHOWN } from '@hako/contract/pricing/weights';
import type { Database } from '../../../platform/database/database.ts';
import { modelKey } from '../tables/rules/learned-weight.ts';
import type { PreparedCategory, PreparedTables } from '../tables/rules/prepared-tables.ts';
import { type CountedModel, countModels, type KeptSample, listSamples } from './sample-store.ts';

interface Deps {
  readonly db: Database;
  readonly tablesAt: () => Promise<PreparedTables>;
}

/** A model of a kind, and what holds of it today; undefined: what holds of its kind. */
export interface WeighedModel extends CountedModel {
  readonly inUse: PreparedCategory | undefined;
}

/** Every kind with what holds today, and a page of the models of one. */
export async function readKindWeights(
  { db, tablesAt }: Deps,
  { kind, after }: { readonly kind?: string | undefined; readonly after?: string | undefined },
): Promise<{
  readonly kinds: readonly PreparedCategory[];
  readonly models: readonly WeighedModel[];
  readonly next: string | undefined;
}> {
  const { categories, models: learned } = await tablesAt();
  const models =
    kind === undefined ? [] : await countModels(db, { category: kind, after, size: WEIGHTS_SHOWN });
  return {
    kinds: [...categories.values()],
    models: models.map((one) => ({
      ...one,
      inUse: learned.get(modelKey(kind ?? '', one.model)),
    })),
    next: models.length === WEIGHTS_SHOWN ? models.at(-1)?.model : undefined,
  };
}

/** A page of the samples of a kind, or of one model of it. */
export async function readSamples(
  { db }: Deps,
  asked: {
    readonly kind: string;
    readonly model?: string | undefined;
    readonly before?: string | undefined;
  },
): Promise<{ readonly samples: readonly KeptSample[]; readonly next: string | undefined }> {
  const samples = await listSamples(db, {
    ...{ category: asked.kind, model: asked.model ?? '', before: asked.before },
    size: WEIGHTS_SHOWN,
  });
  const next = samples.length === WEIGHTS_SHOWN ? samples.at(-1)?.orderId : undefined;
  return { samples, next };
}
