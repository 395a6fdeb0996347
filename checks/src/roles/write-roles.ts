import { writeFileSync } from 'node:fs';
import { readEndpoints } from '../calls.ts';
import { ROLES_FILE } from './check-roles.ts';
import { isStaffCall, roleTable } from './role-table.ts';

// `npm run roles`: writes `docs/roles.md` anew.
writeFileSync(ROLES_FILE, roleTable((await readEndpoints()).filter(isStaffCall)));
