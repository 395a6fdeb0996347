/** One value changed at one place of a JSON document, and where. */
export interface Mutation {
  readonly path: string;
  readonly kind: 'dropped' | 'null' | 'text' | 'negative' | 'huge';
  readonly mutant: unknown;
}

/** Every key of the document dropped, or its value replaced by something a changed site could send. */
export function* mutationsOf(document: unknown): Generator<Mutation> {
  for (const path of pathsOf(document, [])) {
    for (const kind of ['dropped', 'null', 'text', 'negative', 'huge'] as const) {
      const mutant = structuredClone(document) as Record<string, unknown>;
      const parent = path
        .slice(0, -1)
        .reduce<Record<string, unknown>>(
          (here, step) => here[step] as Record<string, unknown>,
          mutant,
        );
      const key = path.at(-1) as string;
      if (kind === 'dropped') delete parent[key];
      else parent[key] = { null: null, text: 'お知らせ', negative: -1, huge: 9_999_999_999 }[kind];
      yield { path: path.join('.'), kind, mutant };
    }
  }
}

function* pathsOf(value: unknown, above: readonly string[]): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    // The first two entries of a list stand for the others.
    if (Array.isArray(value) && Number(key) > 1) return;
    if (!Array.isArray(value)) yield [...above, key];
    yield* pathsOf((value as Record<string, unknown>)[key], [...above, key]);
  }
}
