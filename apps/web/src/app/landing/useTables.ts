import type { TableLine } from '@ashtown/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../../net/server.ts';
import { forgetTable, inOrder, savedTables } from '../../offline/shelf.ts';

export interface MyTable extends TableLine {
  local: boolean;
}

/** My tables on this device and on the server, my move first; and the open tables of others. */
export function useTables(): {
  there: boolean | null;
  mine: readonly MyTable[];
  open: readonly TableLine[];
  forget(id: string): void;
} {
  const { there, tables } = useServer();
  const [local, setLocal] = useState<readonly TableLine[]>([]);
  const reload = useCallback(() => void savedTables().then(setLocal), []);
  useEffect(reload, [reload]);
  const here = local.map((x) => ({ ...x, local: true }));
  const online = tables.filter((x) => x.mine).map((x) => ({ ...x, local: false }));
  return {
    there,
    mine: [...here, ...online].sort(byUrgency),
    open: inOrder(tables.filter((x) => !x.mine && x.status !== 'over')),
    forget: (id) => void forgetTable(id).then(reload, reload),
  };
}

const RANK = { playing: 0, lobby: 1, over: 2 } as const;
const byUrgency = (a: MyTable, b: MyTable): number =>
  RANK[a.status] - RANK[b.status] || Number(b.turn) - Number(a.turn) || b.updated - a.updated;
