import type { StaffRole } from '@hako/contract/kit/endpoint';
import { permissionsOf } from '@hako/contract/staff/permissions/permissions';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import type { Viewer } from '../src/parts/viewer.ts';
import { ToastRegion } from '../src/ui/frames/toast.tsx';

interface Where {
  readonly at?: string;
  /** Where the person came from. */
  readonly before?: string;
  readonly viewer?: Viewer | null;
}

/**
 * Shows a component as a page of the product does: with a router, the signed-in person and the
 * place for short messages. A link that is followed leads to a page that says its address and leads
 * back. Gives the person who uses the page.
 */
export function show(
  component: ReactNode,
  { at = '/', before, viewer = null }: Where = {},
): UserEvent {
  const Pages = createRoutesStub(pagesOf({ path: pathOf(at), Component: Frame }, viewer));
  render(
    <Shown value={component}>
      <Pages
        initialEntries={before === undefined ? [at] : [before, at]}
        hydrationData={{ loaderData: { root: { viewer: permitted(viewer) } } }}
      />
    </Shown>,
  );
  return userEvent.setup();
}

/**
 * Shows a page with what its loader reads. `read` is asked again whenever the page is read again,
 * with what then stands in the address.
 */
export function showPage<Data>(
  Page: ComponentType<{ loaderData: Data }>,
  read: (search: URLSearchParams) => Data | Promise<Data>,
  { at, viewer }: { readonly at: string; readonly viewer: Viewer },
): UserEvent {
  const Component = Page as ComponentType;
  const readNow = ({ url }: { readonly url: string }) => read(new URL(url).searchParams);
  const page = {
    id: 'page',
    path: pathOf(at),
    Component,
    loader: ({ request }: { readonly request: Request }) => readNow(request),
  };
  const Pages = createRoutesStub(pagesOf(page, viewer));
  const loaderData = {
    root: { viewer: permitted(viewer) },
    page: readNow({ url: new URL(at, location.origin).href }),
  };
  render(
    <>
      <Pages initialEntries={[at]} hydrationData={{ loaderData }} />
      <ToastRegion />
    </>,
  );
  return userEvent.setup();
}

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

const pagesOf = (page: StubRoute, viewer: Viewer | null): StubRoute[] => [
  {
    id: 'root',
    path: '/',
    loader: () => ({ viewer: permitted(viewer) }),
    children: [page, { path: '*', Component: Elsewhere }],
  },
];

/** A colleague as the server tells of them: what they may do follows from their roles, besides what the test names. */
export const permitted = (viewer: Viewer | null): Viewer | null =>
  viewer?.kind === 'staff'
    ? {
        ...viewer,
        permissions: permissionsOf({
          roles: viewer.roles as readonly StaffRole[],
          ownPermissions: viewer.permissions,
        }),
      }
    : viewer;

const pathOf = (address: string): string => new URL(address, location.origin).pathname;

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
  const navigate = useNavigate();
  return (
    <>
      <h1>{`Trang ${pathname}${search}`}</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Quay lại
      </button>
    </>
  );
}

/** A customer who is signed in. */
export const CUSTOMER: Viewer = {
  id: '0192f000-0000-7000-8000-000000000001',
  kind: 'customer',
  name: 'Nguyễn Thị Hoa',
  avatar: null,
  phone: '+84901234567',
  roles: [],
  permissions: [],
  availableVnd: 5_000_000,
};

/** A colleague at the desk who buys. */
export const BUYER: Viewer = {
  ...CUSTOMER,
  id: '0192f000-0000-7000-8000-000000000002',
  kind: 'staff',
  name: 'Trần Văn Mua',
  roles: ['buyer'],
};

/** A colleague who keeps the money. */
export const ACCOUNTANT: Viewer = { ...BUYER, name: 'Phạm Kế Toán', roles: ['accountant'] };

/** A colleague who works in the warehouse in Vietnam. */
export const WAREHOUSE: Viewer = { ...BUYER, name: 'Lê Thị Kho', roles: ['warehouse'] };
