import type { CompanyReport, HostReport } from '@ashtown/protocol';

/** All servers as one. */
export interface Together {
  playing: number;
  people: number;
  memory: number;
  /** What 95 of 100 wait for at the slowest of them; null: nobody has moved. */
  wait: number | null;
  company: readonly CompanyReport[];
  /** The most frequent first. */
  limits: readonly (readonly [limit: string, times: number])[];
}

/** A table may be open at several of them, with some of its people at each. */
export function together({ nodes, now }: HostReport): Together {
  const company = new Map<string, CompanyReport>();
  for (const here of nodes.flatMap((node) => node.company)) {
    const names = new Set([...(company.get(here.table)?.names ?? []), ...here.names]);
    company.set(here.table, { ...here, names: [...names] });
  }
  const limits = new Map<string, number>();
  for (const [limit, times] of nodes.flatMap((node) => Object.entries(node.limits)))
    limits.set(limit, (limits.get(limit) ?? 0) + times);
  const waits = nodes.flatMap(({ answers }) => answers.most ?? []);
  const sum = (of: (node: HostReport['nodes'][number]) => number) => nodes.reduce((n, node) => n + of(node), 0);
  return {
    ...now,
    memory: sum(({ memory }) => memory),
    wait: waits.length > 0 ? Math.max(...waits) : null,
    company: [...company.values()],
    limits: [...limits].filter(([, times]) => times > 0).sort(([, a], [, b]) => b - a),
  };
}
