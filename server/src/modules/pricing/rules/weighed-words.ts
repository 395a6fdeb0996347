import type { LearnedFrom } from '../tables/rules/prepared-tables.ts';

/** `theo 37 món cùng mẫu FM2 Hako đã cân`: from what the weight is known, for people. */
export function weighedWords({ samples, model }: LearnedFrom, kind: string): string {
  if (model === '') return `theo ${samples} món ${quoted(kind)} Hako đã cân`;
  return /\d/.test(model)
    ? `theo ${samples} món cùng mẫu ${modelName(model)} Hako đã cân`
    : `theo ${samples} món cùng loại ${quoted(model)} Hako đã cân`;
}

/** `FM2`, `トートバッグ`: a model as it stands before people. */
export const modelName = (model: string): string =>
  /\d/.test(model) ? model.toUpperCase() : model;

const quoted = (word: string): string => `“${word}”`;

/** The sentence of a price line whose weight is known that way. */
export const weighedReason = (words: string): string => `Chưa cân thật: ${words}.`;
