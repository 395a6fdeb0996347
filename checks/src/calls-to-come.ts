/** Calls of the specification that are not built yet: the list may only shrink. */
export const CALLS_TO_COME: readonly string[] = [];
