import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

/** The dashboard asks for what a server really tells, and for all of it that is ours. */

const FILE = new URL('../../../deploy/grafana/ashtown.json', import.meta.url);
const dashboard = JSON.parse(readFileSync(FILE, 'utf8')) as {
  panels: { id: number; title: string; gridPos: Box; targets: { expr: string; legendFormat: string }[] }[];
  templating: { list: { name: string; query: string }[] };
};
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const metrics = new Metrics();
metrics.watch({ raw: () => 0, connections: () => 0, tables: () => ({ playing: 0 }) });
/** By name; a histogram is asked for by its parts. */
const told = new Map(
  metrics.registry.getMetricsAsArray().flatMap((metric) => {
    const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] };
    const isHistogram = name.startsWith('ashtown_') && name.endsWith('_seconds');
    const names = isHistogram ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
    return names.map((part) => [part, [...labelNames, ...(part.endsWith('_bucket') ? ['le'] : [])]] as const);
  }),
);

const EXPRESSIONS = dashboard.panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })));
const namesIn = (text: string): string[] => text.match(/\b(?:ashtown|process|nodejs)_\w+/g) ?? [];

test.each(EXPRESSIONS)('$title: $expr', ({ expr, legendFormat }) => {
  const names = namesIn(expr);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect([...told.keys()]).toContain(name);
    const known = [...told.get(name)!, 'instance'];
    const grouped = /by \(([^)]*)\)/.exec(expr)?.[1]?.split(', ') ?? [];
    const filtered = [...expr.matchAll(/[{,](\w+)=/g)].map(([, label]) => label);
    const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
    for (const label of [...grouped, ...filtered, ...shown]) expect(known).toContain(label);
  }
});

test('whatever we count ourselves is shown, and the list of servers is found', () => {
  const asked = new Set(EXPRESSIONS.flatMap(({ expr }) => namesIn(expr).map((name) => name.replace(/_bucket$/, ''))));
  const ours = [...told.keys()].filter((name) => name.startsWith('ashtown_') && !/_(sum|count)$/.test(name));
  expect(ours.map((name) => name.replace(/_bucket$/, '')).filter((name) => !asked.has(name))).toEqual([]);
  for (const { query } of dashboard.templating.list)
    for (const name of namesIn(query)) expect([...told.keys()]).toContain(name);
});

test('no panel lies on another', () => {
  const overlaps = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const [i, a] of panels.entries()) {
    expect(a.gridPos.x + a.gridPos.w).toBeLessThanOrEqual(24);
    for (const b of panels.slice(i + 1))
      expect([a.title, b.title, overlaps(a.gridPos, b.gridPos)]).toEqual([a.title, b.title, false]);
  }
});
