import type { Hint, Position } from '@ashtown/protocol';
import { useRef } from 'react';
import type { Reply, TableLink } from '../../net/link.ts';
import { useText } from '../../text/index.ts';
import { toast } from '../../ui/toast.ts';
import type { Counsel } from './useAdvice.ts';

/** A strong player behind the table. Whoever asks for the same hint twice waits for it once. */
export function useCounsel(link: TableLink, position: Position): Counsel {
  const { line } = useText();
  const asked = useRef<{ of: Position; reply: Promise<Reply> } | null>(null);
  const { seat } = position;
  const ask = async (t: keyof Counsel): Promise<Reply> =>
    seat === null ? { ok: false, code: 'no-hint' } : link.send({ t, seat });
  return {
    async hint(quietly = false): Promise<Hint | null> {
      if (asked.current?.of !== position) asked.current = { of: position, reply: ask('hint') };
      const reply = await asked.current.reply;
      if (reply.ok) return reply.hint ?? null;
      if (asked.current?.of === position) asked.current = null;
      // What nobody waits for any more is refused too.
      if (!quietly && link.store.getState().position === position) toast(line.code[reply.code]);
      return null;
    },
    async chances() {
      const reply = await ask('chances');
      return (reply.ok && reply.chances) || null;
    },
  };
}
