/** Calls of the specification that are not built yet, in its order: the list may only shrink. */
export const CALLS_TO_COME: readonly string[] = [];
