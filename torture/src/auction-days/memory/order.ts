/** Milliseconds; what has no moment comes before all others. */
export const ms = (at: Date | undefined): number => at?.getTime() ?? -Infinity;

/** As PostgreSQL orders ids: by their letters. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;
