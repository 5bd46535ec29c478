import type { Seat } from '@ashtown/engine';
import type { Position } from '@ashtown/protocol';
import { useEffect, useRef, useState } from 'react';
import type { TableAround, TableLink } from '../../net/link.ts';
import { hush } from '../../ui/announce.ts';
import { passOn } from './curtain.ts';

/** How long a page may be out of sight before the curtain falls again. */
const HIDDEN = 10_000;

/**
 * Whose eyes this screen shows. Everything private leaves the store (`look` at nobody) before a curtain hangs, and comes
 * back only with `lift`.
 */
export function usePassing(
  link: TableLink,
  { mine, table }: Pick<TableAround, 'mine' | 'table'>,
  position: Position | null,
  secret: boolean,
): { curtain: Seat | null; lift(): void } {
  const [curtain, hang] = useState<Seat | null>(null);
  const looking = useRef(false);
  const eyes = position?.seat ?? null;
  const asked = position?.asked;
  const over = position !== null && (asked?.length === 0 || table?.status === 'over');

  useEffect(() => {
    if (!asked || over || looking.current) return;
    const pass = passOn({ mine, asked, eyes, secret, curtain });
    const look = (seat: Seat | null) => {
      looking.current = true;
      void link.send({ t: 'look', seat }).finally(() => {
        looking.current = false;
      });
    };
    if (pass.t === 'look') look(pass.seat);
    else if (pass.t === 'hide') {
      hush();
      if (eyes !== null) look(null);
      hang(pass.seat);
    } else if (pass.t === 'drop') hang(null);
  }, [asked, over, mine, eyes, secret, curtain, link]);

  useEffect(() => {
    if (!secret || mine.length < 2) return;
    let since = 0;
    const seen = () => {
      if (document.visibilityState === 'hidden') since = Date.now();
      else if (since > 0 && Date.now() - since > HIDDEN && eyes !== null) {
        hush();
        void link.send({ t: 'look', seat: null });
        hang(eyes);
      }
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [secret, mine.length, eyes, link]);

  return {
    curtain: over ? null : curtain,
    lift() {
      if (curtain === null) return;
      void link.send({ t: 'look', seat: curtain }).then(() => hang(null));
    },
  };
}
