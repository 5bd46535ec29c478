import type { ChatLine } from '@ashtown/protocol';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/index.ts';
import { announce } from '../../ui/announce.ts';
import { toast } from '../../ui/toast.ts';

/** What changes the table for the rest of the game stays until it is put away. */
const FOR_GOOD: readonly ChatLine['told'][] = ['left', 'removed', 'ended'];

/** What the chat tells of the table's people after this line. */
export const newsIn = (
  chat: readonly ChatLine[],
  after: number,
  told: Readonly<Record<NonNullable<ChatLine['told']>, (name: string) => string>>,
): { text: string; stays: boolean }[] =>
  chat.flatMap(({ id, told: what, name }) =>
    what && id > after ? { text: told[what](name), stays: FOR_GOOD.includes(what) } : [],
  );

/** Tells aloud, and in the corner, who left, was given a bot, came back or had to go; what was there before is old. */
export function useCompany(chat: readonly ChatLine[]): void {
  const { told } = useText().common;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const last = chat.at(-1)?.id ?? 0;
    const before = seen.current;
    seen.current = last;
    if (before === null) return;
    const news = newsIn(chat, before, told);
    for (const { text, stays } of news) toast(text, { stays });
    if (news.length > 0) announce(news.map(({ text }) => text).join(' '));
  }, [chat, told]);
}
