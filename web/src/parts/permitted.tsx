import type { Permission } from '@hako/contract/staff/permissions/permissions';
import type { ReactNode } from 'react';
import { permits, useViewer } from './viewer.ts';

interface Props {
  readonly to: Permission;
  readonly children: ReactNode;
  /** What somebody else sees instead. */
  readonly otherwise?: ReactNode;
}

/** What only somebody at the desk sees who may do it; the server judges by the same. */
export function Permitted({ to, children, otherwise = null }: Props) {
  return permits(useViewer(), to) ? children : otherwise;
}
