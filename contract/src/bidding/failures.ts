/** Why a bid did not reach the site or was not taken, where the reason is on our side or between us and the site; counted so in the public figures. */
export const OUR_BID_FAILURES = [
  'not-logged-in',
  'no-agent',
  'congested',
  'blocked',
  'limited',
  'timeout',
  'unreachable',
  'broken',
  'failing',
  'unexpected',
] as const;
