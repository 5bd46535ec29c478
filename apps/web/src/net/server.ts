import type { TableLine } from '@ashtown/protocol';
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { isServerThere, listTables } from './api.ts';

/** Whether a server stands behind this page, and the tables it tells of. */
interface Server {
  there: boolean | null;
  tables: readonly TableLine[];
}

export const server = createStore<Server>(() => ({ there: null, tables: [] }));

const EVERY = 10_000;

export async function lookForServer(): Promise<boolean> {
  const there = await isServerThere();
  server.setState({ there });
  return there;
}

async function refresh(): Promise<void> {
  if (!(await lookForServer())) return server.setState({ tables: [] });
  const tables = await listTables();
  if (tables) server.setState({ tables });
}

/** Keeps the list fresh while a screen shows it. A static host is asked once and then left alone. */
export function useServer(): Server {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let on = true;
    const again = async () => {
      if (document.visibilityState === 'visible') await refresh();
      if (on && server.getState().there) timer = setTimeout(again, EVERY);
    };
    void again();
    return () => {
      on = false;
      clearTimeout(timer);
    };
  }, []);
  return useStore(server);
}
