import { writeFileSync } from 'node:fs';
import { DASHBOARD_FILE, dashboardText } from './dashboard/dashboard.ts';

// `npm run dashboard`: writes the dashboard for Grafana anew.
writeFileSync(DASHBOARD_FILE, dashboardText());
