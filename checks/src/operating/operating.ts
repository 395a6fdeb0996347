import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { METRICS } from '../../../server/src/platform/telemetry/metrics.ts';
import type { Metric } from '../../../server/src/platform/telemetry/metrics/metric.ts';
import { DASHBOARD_FILE, dashboardText } from '../../../scripts/dashboard/dashboard.ts';
import { type Finding, ROOT } from '../source.ts';

const ALERTS = 'ops/prometheus/alerts.yml';
const ALERT_TESTS = 'ops/prometheus/alerts.test.yml';
const RUNBOOKS = 'docs/runbooks';

/**
 * Every alert has a page and a test, and names only metrics that exist; the dashboard shows each
 * metric of the list.
 */
export function checkOperating(): Finding {
  const alerts = read(ALERTS);
  const tests = read(ALERT_TESTS);
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const dashboard = existsSync(path.join(ROOT, DASHBOARD_FILE)) ? read(DASHBOARD_FILE) : '';
  return {
    name: 'alerts, runbooks and dashboard',
    seen: names.length,
    faults: [
      ...pageFaults(names, alerts),
      ...names
        .filter(
          (name) =>
            !tests.includes(`name: ${name} fires`) || !tests.includes(`name: ${name} is silent`),
        )
        .map((name) => `${ALERT_TESTS} does not try when ${name} fires and when it is silent`),
      ...[ALERTS, DASHBOARD_FILE].flatMap((file) =>
        unknownMetrics(file === ALERTS ? alerts : dashboard).map(
          (name) => `${file} names the metric ${name}, which nobody tells`,
        ),
      ),
      ...Object.keys(METRICS)
        .filter((name) => !dashboard.includes(name))
        .map((name) => `${DASHBOARD_FILE} does not show ${name}`),
      ...(dashboard === dashboardText() ? [] : [`${DASHBOARD_FILE} is old: npm run dashboard`]),
    ],
  };
}

const pageOf = (alert: string): string =>
  `${RUNBOOKS}/${alert.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}.md`;

function pageFaults(names: readonly string[], alerts: string): string[] {
  const pages = new Set(names.map(pageOf));
  const there = readdirSync(path.join(ROOT, RUNBOOKS)).map((file) => `${RUNBOOKS}/${file}`);
  return [
    ...[...pages].filter((page) => !there.includes(page)).map((page) => `${page} is missing`),
    ...there.filter((page) => !pages.has(page)).map((page) => `${page} is of no alert`),
    ...[...pages]
      .filter((page) => !alerts.includes(`runbook: ${page}`))
      .map((page) => `${ALERTS} does not lead to ${page}`),
    ...names
      .filter((name) => !isRuleTold(name, alerts))
      .map((name) => `${pageOf(name)} tells another rule than ${ALERTS}`),
  ];
}

/** The page repeats the rule, so that whoever was woken need not look for it. */
function isRuleTold(name: string, alerts: string): boolean {
  const found = new RegExp(`- alert: ${name}\\n\\s+expr: '((?:[^']|'')*)'`).exec(alerts)?.[1];
  const rule = onOneLine((found ?? '').replaceAll("''", "'"));
  const page = path.join(ROOT, pageOf(name));
  return existsSync(page) && onOneLine(readFileSync(page, 'utf8')).includes(`\`${rule}\``);
}

/** As YAML and Markdown read a text that goes on in the next line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The names in a text that are no metrics, or parts of a histogram. */
export function unknownMetrics(text: string): string[] {
  const known: Readonly<Record<string, Metric>> = METRICS;
  const isKnown = (name: string): boolean => {
    const part = /^(.*)_(?:bucket|sum|count)$/.exec(name)?.[1];
    if (known[name]) return known[name].kind !== 'histogram';
    return part !== undefined && known[part]?.kind === 'histogram';
  };
  return [...new Set(text.match(/\bhako_[a-z_]+/g))].filter((name) => !isKnown(name));
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
