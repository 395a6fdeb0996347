import { Outlet } from 'react-router';
import type { Route } from './+types/failure-frame';
import { FailureNote } from './failure-page.tsx';

/** Catches what goes wrong in a page below the header, so that search and menu stay where they are. */
export default function FailureFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureNote error={error} />;
}
