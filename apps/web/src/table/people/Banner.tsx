import type { Seat } from '@ashtown/engine';
import type { Position } from '@ashtown/protocol';
import type { TableAround, Wish } from '../../net/link.ts';
import { useLang } from '../../settings/settings.ts';
import { listed } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import style from '../screen.module.css';
import { useTableText } from '../text/index.ts';
import { Absent } from './Absent.tsx';
import { useCompany } from './useCompany.ts';

/** What stands above the table when something beside the game is to be known or decided; never a modal. */
export function Banner(props: {
  state: TableAround;
  position: Position;
  who(seat: Seat): string;
  send(wish: Wish): void;
}) {
  const { state, position, who, send } = props;
  const text = useTableText();
  const lang = useLang();
  useCompany(state.chat);
  const { mine } = state;
  const { request, clock } = position;
  const mayAgree = request?.waiting.find((seat) => mine.includes(seat));
  const out = clock?.expired ?? null;
  return (
    <>
      {request && mayAgree !== undefined && (
        <div className={style.banner} role="alertdialog" aria-label={text.undoAsked} data-testid="request">
          {text.asksUndo(who(request.seat))}
          <Button small look="primary" onClick={() => send({ t: 'consent', seat: mayAgree, yes: true })}>
            {text.agree}
          </Button>
          <Button small onClick={() => send({ t: 'consent', seat: mayAgree, yes: false })}>
            {text.decline}
          </Button>
        </div>
      )}
      {request && mayAgree === undefined && request.waiting.length > 0 && (
        <div className={style.banner} role="status" data-testid="request">
          {text.undoAsked}. {text.waitingFor(listed(lang, request.waiting.map(who)), request.waiting.length)}
        </div>
      )}
      <Absent {...{ state, out, who, send }} />
      {out !== null && (
        <div className={style.banner} role="alertdialog" aria-label={text.clock.out(who(out))} data-testid="absent">
          {mine.length > 0 && !mine.includes(out) ? (
            <>
              {text.absent.title(who(out))}
              {(['wait', 'bot', 'end'] as const).map((choice) => (
                <Button key={choice} small onClick={() => send({ t: 'absent', choice })}>
                  {text.absent[choice]}
                </Button>
              ))}
            </>
          ) : (
            text.clock.out(who(out))
          )}
        </div>
      )}
    </>
  );
}
