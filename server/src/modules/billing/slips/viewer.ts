import type { Caller } from '../../../platform/http/route.ts';

/** Who looks at bills: a customer at their own, staff at all. */
export interface Viewer {
  readonly kind: 'customer' | 'staff';
  readonly id: string;
  readonly roles: readonly string[];
}

export const viewerOf = ({ kind, userId, customerId, roles }: Caller): Viewer => ({
  kind,
  id: customerId ?? userId,
  roles,
});

/** The only customer whose bills may be seen; undefined: any. */
export const customerOf = ({ kind, id }: Viewer): string | undefined =>
  kind === 'staff' ? undefined : id;
