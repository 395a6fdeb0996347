import type { DeskPage } from '@hako/contract/desk/desk';
import type { ComponentType } from 'react';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { permits, permitsIn, type Viewer } from '../../../parts/viewer.ts';

/** Whose page it is. */
export type Test = (viewer: Viewer | null) => boolean;

/** The page of whoever has this permission. */
export const needs =
  (permission: Permission): Test =>
  (viewer) =>
    permits(viewer, permission);

/** The station of whoever has this permission and works in this house. */
export const stationOf =
  (permission: Permission, house: 'JP' | 'VN'): Test =>
  (viewer) =>
    permits(viewer, 'stations') && permitsIn(viewer, permission, house);

export interface NavLink {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<{ 'aria-hidden'?: 'true'; size?: number }>;
  /** Whose page it is; an admin sees all. */
  readonly isFor: Test;
  /** What is counted beside it: all work, the queue, or the work of these pages. */
  readonly counts?: 'all' | 'queue' | readonly DeskPage[];
}
