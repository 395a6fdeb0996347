/** Calls of the specification that are not built yet, in its order: the list may only shrink. */
export const CALLS_TO_COME: readonly string[] = [
  'POST /api/account/authen/qr/generate',
  'POST /api/account/authen/qr/waiting-scan',
];
