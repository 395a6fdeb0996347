import { MACHINE_ROWS } from './machine-panels.ts';
import { type Panel, ROWS, type Row } from './panels.ts';

export const DASHBOARD_FILE = 'ops/grafana/hako.json';

const PANELS_A_ROW = 4;
const WIDTH = 24 / PANELS_A_ROW;
const HEIGHT = 8;
/** Grafana asks for the source of the data when the file is imported. */
const SOURCE = { type: 'prometheus', uid: `\${DS_PROMETHEUS}` };

/** The dashboard as Grafana imports it. */
export function dashboardText(): string {
  let id = 0;
  let y = 0;
  const panels = [...ROWS, ...MACHINE_ROWS].flatMap((row) => {
    const drawn = rowOf(row, () => ++id, y);
    y += 1 + HEIGHT;
    return drawn;
  });
  return `${JSON.stringify({ ...FRAME, panels }, null, 2)}\n`;
}

const FRAME = {
  __inputs: [
    { name: 'DS_PROMETHEUS', label: 'Prometheus', type: 'datasource', pluginId: 'prometheus' },
  ],
  uid: 'hako',
  title: 'Hako',
  tags: ['hako'],
  schemaVersion: 39,
  editable: true,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
};

function rowOf({ title, panels }: Row, newId: () => number, y: number): object[] {
  return [
    {
      type: 'row',
      id: newId(),
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: 24, h: 1 },
      panels: [],
    },
    ...panels.map((panel, index) => ({
      ...panelOf(panel),
      id: newId(),
      gridPos: { x: index * WIDTH, y: y + 1, w: WIDTH, h: HEIGHT },
    })),
  ];
}

function panelOf({ title, unit, queries }: Panel): object {
  return {
    type: 'timeseries',
    title,
    datasource: SOURCE,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' } },
    targets: queries.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource: SOURCE,
      expr,
      legendFormat,
    })),
  };
}
