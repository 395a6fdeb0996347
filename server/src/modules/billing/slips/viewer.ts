import type { Permitted } from '@hako/contract/staff/permissions/permissions';
import type { Caller } from '../../../platform/http/route.ts';

/** Who looks at bills: a customer at their own, staff at all. */
export interface Viewer extends Permitted {
  readonly kind: 'customer' | 'staff';
  readonly id: string;
}

export const viewerOf = ({ kind, userId, customerId, roles, ownPermissions }: Caller): Viewer => ({
  kind,
  id: customerId ?? userId,
  roles,
  ownPermissions,
});

/** The only customer whose bills may be seen; undefined: any. */
export const customerOf = ({ kind, id }: Viewer): string | undefined =>
  kind === 'staff' ? undefined : id;
