import { writeFileSync } from 'node:fs';
import { ASVS_FILE } from './check-asvs.ts';
import { asvsTable } from './table.ts';

// `npm run asvs`: writes `docs/asvs.md` anew.
writeFileSync(ASVS_FILE, asvsTable());
