import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createContext, type ReactNode, useContext } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import type { Viewer } from '../src/parts/viewer.ts';
import { ToastRegion } from '../src/ui/frames/toast.tsx';

/**
 * Shows a component as a page of the product does: with a router, the signed-in person and the place for short messages. A link that is
 * followed leads to a page that says its address. Gives the person who uses the page.
 */
export function show(
  component: ReactNode,
  { at = '/', viewer = null }: { readonly at?: string; readonly viewer?: Viewer | null } = {},
): UserEvent {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ viewer }),
      children: [
        { path: new URL(at, location.origin).pathname, Component: Frame },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  render(
    <Shown value={component}>
      <Page initialEntries={[at]} hydrationData={{ loaderData: { root: { viewer } } }} />
    </Shown>,
  );
  return userEvent.setup();
}

const Shown = createContext<ReactNode>(null);

function Frame() {
  return (
    <main>
      {useContext(Shown)}
      <ToastRegion />
    </main>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`Trang ${pathname}${search}`}</h1>;
}

/** A customer who is signed in. */
export const CUSTOMER: Viewer = {
  id: '0192f000-0000-7000-8000-000000000001',
  kind: 'customer',
  name: 'Nguyễn Thị Hoa',
  avatar: null,
  phone: '+84901234567',
  roles: [],
  availableVnd: 5_000_000,
};
