import type { Presence } from '../src/platform/presence.ts';

/** For rigs with one server and nobody who could die beside it. */
export const onlyProcess: Presence = { me: 1, isAlive: async () => true };
