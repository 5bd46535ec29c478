import type { RuleId } from '@ashtown/engine';
import { create } from 'zustand';
import { parseRoute } from '../route/router.ts';

/** What is read beside a table: rules at one of them, or words at one of them. */
export type Opened =
  | { at: 'rules'; game: string; rule: RuleId | null; asked: readonly RuleId[] }
  | { at: 'words'; game: string; term: string | null };

/** The drawer with the rules, where a table leaves room for it. */
export const useShelf = create<{ opened: Opened | null }>(() => ({ opened: null }));

export const openShelf = (opened: Opened): void => useShelf.setState({ opened });
export const closeShelf = (): void => useShelf.setState({ opened: null });

const TABLES: readonly string[] = ['table', 'local', 'replay', 'learn'];

/** What a link to the page of the rules does at a table: it opens beside it, unless another tab is wanted. */
export const beside =
  (opened: Opened) =>
  (e: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>): void => {
    if (!isAtTable() || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    openShelf(opened);
  };

/** Whether somebody sits at a table now: rules are read beside it, and not in its place. */
export const isAtTable = (): boolean => TABLES.includes(parseRoute(location.hash).t);
