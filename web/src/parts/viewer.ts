import { readSessionEndpoint } from '@hako/contract/customers/customers';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { readDeskSessionEndpoint } from '@hako/contract/staff/staff';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { loadOr } from '../api/load.ts';

/** The person who is signed in, as far as frame and guards need to know. */
export interface Viewer {
  readonly id: string;
  readonly kind: 'customer' | 'staff';
  readonly name: string;
  readonly avatar: string | null;
  readonly phone: string;
  /** As the desk names them: `sales`; the session tells them in capitals, as older clients read them. */
  readonly roles: readonly string[];
  /** Everything that somebody at the desk may do, by all their roles; of a customer none. */
  readonly permissions: readonly Permission[];
  /** The only house in which somebody at the desk works. */
  readonly warehouse?: 'JP' | 'VN' | undefined;
  /** In the wallet and free to use, whole đồng. */
  readonly availableVnd: number;
}

/** Whether somebody may be signed in: a page asks nothing of its own for a guest. */
export const hasSession = (request: Request): boolean =>
  request.headers.get('cookie')?.includes('auth_token=') ?? false;

/** Who sent this page request, by the session cookie; null for a guest. */
export async function readViewer(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewer | null> {
  if (!hasSession(request)) return null;
  const session = await loadOr(context, readSessionEndpoint, undefined, null);
  if (session === null) return null;
  const { id, kind, full_name, name, avatar, phone, roles, warehouse, wallet } = session.data;
  const desk =
    kind === 'staff' ? await loadOr(context, readDeskSessionEndpoint, undefined, null) : null;
  return {
    id,
    kind,
    name: full_name || name,
    avatar,
    phone,
    roles: roles.map((role) => role.toLowerCase()),
    permissions: desk?.data.permissions ?? [],
    warehouse,
    availableVnd: wallet.total,
  };
}

/** The signed-in person on any page, or null for a guest. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null;
}

/** Whether somebody at the desk has a permission; the server judges by the same. */
export const permits = (viewer: Viewer | null, permission: Permission): boolean =>
  viewer?.permissions.includes(permission) ?? false;

/** The same for work that is done in one house. */
export const permitsIn = (
  viewer: Viewer | null,
  permission: Permission,
  house: 'JP' | 'VN',
): boolean => permits(viewer, permission) && (viewer?.warehouse ?? house) === house;

/** Whether somebody at the desk looks after money. */
export const keepsBooks = (viewer: Viewer | null): boolean => permits(viewer, 'transfers');
