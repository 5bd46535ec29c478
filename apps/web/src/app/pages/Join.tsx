import type { Code } from '@ashtown/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { Message } from '../../frame/Message.tsx';
import { findCode } from '../../net/api.ts';
import { lookForServer } from '../../net/server.ts';
import { go, makeRoute } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';

/** Where a code leads. */
export function Join({ code }: { code: string }) {
  const { pages, line, common } = useText();
  const [refused, setRefused] = useState<Code | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is the reason to ask again.
  useEffect(() => {
    let here = true;
    const find = async () => ((await lookForServer()) ? findCode(code) : ({ ok: false, code: 'unavailable' } as const));
    void find().then((found) => {
      if (!here) return;
      if (found.ok) go({ t: 'table', id: found.value.id }, { replace: true });
      else setRefused(found.code);
    });
    return () => {
      here = false;
    };
  }, [code, tries]);
  if (refused === null)
    return (
      <Frame at="join">
        <Message title={pages.join.title} text={pages.join.looking} />
      </Frame>
    );
  const text = refused === 'unavailable' ? line.noServer : line.code[refused === 'not-found' ? 'no-table' : refused];
  return (
    <Frame at="join">
      <Message title={pages.table.refused} text={`${code}: ${text}`}>
        <LinkButton look="primary" href={makeRoute({ t: 'home' })}>
          {common.broken.home}
        </LinkButton>
        <Button onClick={() => setTries(tries + 1)}>{common.retry}</Button>
      </Message>
    </Frame>
  );
}
