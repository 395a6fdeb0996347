/**
 * What each writing call of the staff leaves in the audit: the actions of its lines, `*` for the
 * part that the act decides, `?` where a second person decides (`<act>.propose`, then
 * `<act>.approve` or `.decline`). An empty list says why there is none.
 */
export type Audited = readonly string[] | { readonly none: string };
