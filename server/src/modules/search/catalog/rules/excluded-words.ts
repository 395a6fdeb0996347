interface Worded {
  readonly keyword?: string;
  readonly excludedWords?: string;
}

const EXCLUSION = /(?:^|\s)[-－−](?=\p{L})(\S+)/gu;

/** `ニコン -ジャンク` as every connector understands it: what is looked for, and what must not be in it. A keyword of exclusions alone stays. */
export function splitExclusions<Query extends Worded>(query: Query): Query {
  if (!query.keyword || !/[-－−]/.test(query.keyword)) return query;
  const excluded = [...query.keyword.matchAll(EXCLUSION)].map(([, word]) => word as string);
  const keyword = query.keyword.replace(EXCLUSION, '').replace(/\s+/g, ' ').trim();
  if (excluded.length === 0 || keyword === '') return query;
  return {
    ...query,
    keyword,
    excludedWords: [query.excludedWords, ...excluded].filter(Boolean).join(' '),
  };
}
