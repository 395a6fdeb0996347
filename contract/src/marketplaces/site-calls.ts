import { Type } from 'typebox';

/** What the calls about one marketplace have in common, in the shapes of the specification and the mobile client. */
export const ByCode = Type.Object({ code: Type.String({ pattern: '^[\\w-]{1,40}$' }) });
export const Keyword = Type.Optional(Type.String({ maxLength: 2_000 }));
/** One id, or several with commas between. */
export const Ids = Type.Optional(Type.String({ pattern: '^[\\w,-]{1,100}$' }));
/** Whole yen. */
export const Amount = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }));

export const missing = ['marketplaces.site-not-served', 'marketplaces.no-such-listing'] as const;
export const unserved = ['marketplaces.site-not-served'] as const;
