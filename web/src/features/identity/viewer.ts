import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { loadOr } from '../../api/load.ts';
import { readSession } from './session-endpoint.ts';

/** The person who is signed in, as far as header and guards need to know. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly avatar?: string;
  readonly role: string;
}

/** Who sent this page request, by the session cookie; null for a guest. */
export async function readViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | null> {
  const session = await loadOr(context, readSession, undefined, { user: null });
  if (!session.user) return null;
  const { id, full_name: name, avatar, role } = session.user;
  return { id, name, avatar, role };
}

/** The signed-in person on any page, or null for a guest. */
export function useViewer(): Viewer | null {
  return useRouteLoaderData<{ viewer: Viewer | null }>('root')?.viewer ?? null;
}
