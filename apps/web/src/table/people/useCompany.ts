import type { ChatLine } from '@ashtown/protocol';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/index.ts';
import { announce } from '../../ui/announce.ts';
import { toast } from '../../ui/toast.ts';

/** Tells aloud, and in the corner, who left, was given a bot, came back or had to go; what was there before is old. */
export function useCompany(chat: readonly ChatLine[]): void {
  const { told } = useText().common;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const last = chat.at(-1)?.id ?? 0;
    const before = seen.current;
    seen.current = last;
    if (before === null) return;
    const lines = chat.flatMap((line) => (line.told && line.id > before ? told[line.told](line.name) : []));
    for (const line of lines) toast(line);
    if (lines.length > 0) announce(lines.join(' '));
  }, [chat, told]);
}
