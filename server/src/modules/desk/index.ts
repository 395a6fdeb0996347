/** The desk: what waits for whom. It owns nothing; each task is a view of the module that does the work. */
import { bind } from '../../kernel/bind.ts';
import type { Desk, DeskDeps } from './desk.ts';
import { findTasks, readQueue } from './read-queue.ts';
import { deskRoutes } from './routes.ts';

export const createDesk = (deps: DeskDeps): Desk => ({ ...bind(deps, { readQueue, findTasks }) });

/** What composition connects. */
export const deskParts = (desk: Desk) => ({ routes: deskRoutes(desk) });

export type { Desk, DeskDeps } from './desk.ts';
