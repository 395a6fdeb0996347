import { readStoreEndpoint } from '@hako/contract/content/content';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { loadOr } from './load.ts';

/** Who we are and how people reach us, as the owner wrote it. */
export type Store = EndpointReply<typeof readStoreEndpoint>['data'];

/** Null while the server cannot tell: then no page invents a number. */
export const readStore = async (context: Readonly<RouterContextProvider>): Promise<Store | null> =>
  (await loadOr(context, readStoreEndpoint, undefined, null))?.data ?? null;

/** The same on any page, as it was when it was opened. */
export const useStore = (): Store | null =>
  useRouteLoaderData<{ store: Store | null }>('root')?.store ?? null;
