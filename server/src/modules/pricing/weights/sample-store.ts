import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Side3 } from '../tables/rules/price-rows.ts';
import type { Weighed } from './rules/learn-weight.ts';

/** A kind of goods, or a model of it; `model` empty: the whole kind. */
export interface ModelOfKind {
  readonly category: string;
  readonly model: string;
}

/** What lay alone in its parcel. */
export interface Sample extends ModelOfKind, Weighed {
  readonly orderId: string;
  readonly orderCode: string;
  readonly parcelCode: string;
  readonly title: string;
}

/** A sample as the desk reads it. */
export interface KeptSample extends Omit<Sample, 'customerId'> {
  readonly weighedAt: Date;
  readonly excluded:
    | { readonly at: Date; readonly by: string; readonly reason: string }
    | undefined;
}

/** Takes what the scale said last; what the staff left out stays out. */
export async function putSample(trx: Trx, sample: Sample, at: Date): Promise<void> {
  const [length_cm, width_cm, height_cm] = sample.sizeCm;
  const said = {
    ...{ weight_g: sample.weightG, length_cm, width_cm, height_cm, is_alone: true },
    ...{ parcel_code: sample.parcelCode, weighed_at: at, changed_at: at },
  };
  await trx
    .insertInto('weighed_samples')
    .values({
      ...said,
      order_id: sample.orderId,
      order_code: sample.orderCode,
      customer_id: sample.customerId,
      category: sample.category,
      model: sample.model,
      title: sample.title,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(said))
    .execute();
}

/**
 * Its order lies in several parcels by now, or with others: the scale says nothing of one thing.
 */
export async function dropSample(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('weighed_samples')
    .set({ is_alone: false, changed_at: at })
    .where('order_id', '=', orderId)
    .execute();
}

/** Kinds and models whose samples changed since a moment, in order, behind one of them. */
export async function listChanged(
  reader: Reader,
  since: Date | undefined,
  after: ModelOfKind | undefined,
  size: number,
): Promise<readonly ModelOfKind[]> {
  const { rows } = await sql<ModelOfKind>`
    select category, model from (
      select category, model from weighed_samples
        where model <> '' and ${since ? sql`changed_at > ${since}` : sql`true`}
      union
      select category, '' from weighed_samples
        where ${since ? sql`changed_at > ${since}` : sql`true`}
    ) as changed
    where (category, model) > (${after?.category ?? ''}, ${after?.model ?? ''})
    order by category, model limit ${size}`.execute(reader);
  return rows;
}

/** The newest samples of a model or a kind that may be learned from. */
export async function listToLearn(
  reader: Reader,
  { category, model }: ModelOfKind,
  { mostOfCustomer, size }: { readonly mostOfCustomer: number; readonly size: number },
): Promise<readonly Weighed[]> {
  const counted = reader
    .selectFrom('weighed_samples')
    .select(['customer_id', 'weight_g', 'length_cm', 'width_cm', 'height_cm'])
    .select(['weighed_at', 'order_id'])
    .select(
      sql<number>`row_number() over (partition by customer_id order by weighed_at desc, order_id desc)`.as(
        'turn',
      ),
    )
    .where('category', '=', category)
    .$if(model !== '', (query) => query.where('model', '=', model))
    .where('excluded_at', 'is', null)
    .where('is_alone', '=', true)
    .as('counted');
  const rows = await reader
    .selectFrom(counted)
    .selectAll()
    .where('turn', '<=', mostOfCustomer)
    .orderBy('weighed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    weightG: row.weight_g,
    sizeCm: [row.length_cm, row.width_cm, row.height_cm] satisfies Side3,
  }));
}

/** How many samples a model has, and how many of them are left out. */
export interface CountedModel {
  readonly model: string;
  readonly samples: number;
  readonly excluded: number;
}

/** The models of a kind in order, behind one of them; `''` counts what names no model. */
export async function countModels(
  reader: Reader,
  { category, after, size }: { category: string; after: string | undefined; size: number },
): Promise<readonly CountedModel[]> {
  const rows = await reader
    .selectFrom('weighed_samples')
    .select(({ fn }) => [
      'model',
      fn.countAll<number>().as('samples'),
      fn.count<number>('excluded_at').as('excluded'),
    ])
    .where('category', '=', category)
    .where('is_alone', '=', true)
    .$if(after !== undefined, (query) => query.where('model', '>', after as string))
    .groupBy('model')
    .orderBy('model')
    .limit(size)
    .execute();
  return rows.map(({ model, samples, excluded }) => ({
    model,
    samples: Number(samples),
    excluded: Number(excluded),
  }));
}

/** Samples of a model or a kind, the newest first, behind one of them. */
export async function listSamples(
  reader: Reader,
  {
    category,
    model,
    before,
    size,
  }: ModelOfKind & { readonly before: string | undefined; readonly size: number },
): Promise<readonly KeptSample[]> {
  const rows = await samples(reader)
    .where('is_alone', '=', true)
    .where('category', '=', category)
    .$if(model !== '', (query) => query.where('model', '=', model))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(weighed_at, order_id) <
          (select weighed_at, order_id from weighed_samples where order_id = ${before})`,
      ),
    )
    .orderBy('weighed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(size)
    .execute();
  return rows.map(toSample);
}

/** One sample, locked. */
export async function lockSample(trx: Trx, orderId: string): Promise<KeptSample | undefined> {
  const row = await samples(trx).where('order_id', '=', orderId).forUpdate().executeTakeFirst();
  return row && toSample(row);
}

/** Leaves a sample out, or takes it back in. */
export async function updateExcluded(
  trx: Trx,
  orderId: string,
  excluded: KeptSample['excluded'],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('weighed_samples')
    .set({
      excluded_at: excluded?.at ?? null,
      excluded_by: excluded?.by ?? null,
      excluded_reason: excluded?.reason ?? null,
      changed_at: at,
    })
    .where('order_id', '=', orderId)
    .execute();
}

const samples = (reader: Reader) => reader.selectFrom('weighed_samples').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof samples>['executeTakeFirstOrThrow']>>;

const toSample = (row: Row): KeptSample => ({
  orderId: row.order_id,
  orderCode: row.order_code,
  parcelCode: row.parcel_code,
  category: row.category,
  model: row.model,
  title: row.title,
  weightG: row.weight_g,
  sizeCm: [row.length_cm, row.width_cm, row.height_cm],
  weighedAt: row.weighed_at,
  excluded:
    row.excluded_at && row.excluded_by && row.excluded_reason
      ? { at: row.excluded_at, by: row.excluded_by, reason: row.excluded_reason }
      : undefined,
});
