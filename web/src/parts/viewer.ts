import { readSessionEndpoint } from '@hako/contract/customers/customers';
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
  return {
    id,
    kind,
    name: full_name || name,
    avatar,
    phone,
    roles: roles.map((role) => role.toLowerCase()),
    warehouse,
    availableVnd: wallet.total,
  };
}

/** The signed-in person on any page, or null for a guest. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null;
}

/** Whether somebody at the desk looks after money. */
export const keepsBooks = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'accountant' || role === 'admin') ?? false;

/**
 * Whether somebody at the desk reads the tables of orders, bids and purchases: all but the
 * warehouses.
 */
export const readsBooks = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role !== 'warehouse') ?? false;

/** Whether somebody at the desk holds parcels in their hands. */
export const worksInWarehouse = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'warehouse' || role === 'admin') ?? false;

/** The same, in the house in Japan and in the one in Vietnam. */
export const worksInJapan = (viewer: Viewer | null): boolean =>
  worksInWarehouse(viewer) && viewer?.warehouse !== 'VN';
export const worksInVietnam = (viewer: Viewer | null): boolean =>
  worksInWarehouse(viewer) && viewer?.warehouse !== 'JP';

/** Whether somebody at the desk asks sellers for lower prices. */
export const asksSellers = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'sales' || role === 'buyer' || role === 'admin') ?? false;

/** Whether somebody at the desk answers complaints. */
export const answersComplaints = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'sales' || role === 'accountant' || role === 'admin') ??
  false;

/** Whether somebody at the desk reads what customers say of us. */
export const readsFeedbacks = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'sales' || role === 'admin') ?? false;

/** Whether somebody at the desk talks to customers: writes to them, and sees what they see. */
export const talksToCustomers = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'sales' || role === 'admin') ?? false;

/** Whether somebody at the desk enters what sellers say of their parcels. */
export const entersTracking = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role !== 'accountant') ?? false;

/** Whether somebody at the desk enters many of them at once, from a file. */
export const importsTracking = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'buyer' || role === 'warehouse' || role === 'admin') ??
  false;

/** Whether somebody at the desk says by what a purchase was paid. */
export const paysSellers = (viewer: Viewer | null): boolean =>
  viewer?.roles.some((role) => role === 'buyer' || role === 'accountant' || role === 'admin') ??
  false;
