/** One block of the catalogue: code -> HTTP status and the Vietnamese sentence; `{name}` is filled from the refusal's facts. */
export type RefusalTexts = Readonly<
  Record<string, { readonly status: number; readonly sentence: string }>
>;
