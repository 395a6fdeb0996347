import type { TableRights } from '../../platform/database/rights.ts';

/** Every process takes erased pictures off the disk of its machine. */
export const fileSniperRights: TableRights = { erased_files: ['select'] };
