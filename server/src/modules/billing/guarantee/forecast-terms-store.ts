import type { Reader, Trx } from '../../../platform/database/database.ts';

/** From a moment on. */
export interface ForecastTerms {
  readonly validFrom: Date;
  /** The second payment of an order made now never passes its printed high end. */
  readonly isGuaranteed: boolean;
  /** Off by more than so many percent, the customer reads why. */
  readonly explainOverPercent: number;
  readonly setBy: string | undefined;
  readonly approvedBy: string | undefined;
  readonly reason: string;
}

/** So many changes are shown, the newest first. */
const MOST_ROWS = 50;

export async function listForecastTerms(reader: Reader): Promise<ForecastTerms[]> {
  const rows = await reader
    .selectFrom('forecast_terms')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    validFrom: row.valid_from,
    isGuaranteed: row.is_guaranteed,
    explainOverPercent: row.explain_over_percent,
    setBy: row.set_by ?? undefined,
    approvedBy: row.approved_by ?? undefined,
    reason: row.reason,
  }));
}

/**
 * Those that hold for what was promised at a moment; for what is older than all of them, the first.
 */
export async function readForecastTerms(reader: Reader, at: Date): Promise<ForecastTerms> {
  const all = await listForecastTerms(reader);
  const terms = all.find(({ validFrom }) => validFrom <= at) ?? all.at(-1);
  if (!terms) throw new Error('no terms of the forecast');
  return terms;
}

export async function insertForecastTerms(trx: Trx, terms: ForecastTerms): Promise<void> {
  await trx
    .insertInto('forecast_terms')
    .values({
      valid_from: terms.validFrom,
      is_guaranteed: terms.isGuaranteed,
      explain_over_percent: terms.explainOverPercent,
      set_by: terms.setBy ?? null,
      approved_by: terms.approvedBy ?? null,
      reason: terms.reason,
    })
    .execute();
}
