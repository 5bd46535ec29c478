import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Rich } from '../../ui/Rich.tsx';
import { amounts } from '../choose/choice.ts';
import { pickKey } from '../choose/pickKey.ts';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { buttonsOf, labelsOf, tellsOf } from './buttons.ts';
import style from './prompt.module.css';
import { Stepper } from './Stepper.tsx';

/** The buttons of the prompt bar: a confirmation, what the board gathers, a number, or the ways to go on. */
export function Answers(props: { scene: Scene; board: Board; list: { open: boolean; toggle(): void }; busy: boolean }) {
  const { scene, board, list, busy } = props;
  const text = useTableText();
  const { words, position, gameBoard } = scene;
  const { seat, question, offers, size } = board.props;
  const phone = size === 'phone';
  const labelOf = (pick: unknown) => words.label(position.view, seat!, question!, pick);
  const numbers = amounts(offers);

  if (board.confirming) {
    const offer = board.confirming;
    return (
      <div className={style.answers} data-answers="">
        {/* With a key of its own it is not the button that stood here before, and takes the focus. */}
        <Button
          key="confirm"
          look="primary"
          data-testid="confirm"
          autoFocus
          disabled={busy}
          onClick={() => board.take(offer)}
        >
          <span>
            <Rich text={labelOf(offer.pick)} signs={gameBoard.signs} />
          </span>
        </Button>
        <Button look="quiet" data-testid="cancel" onClick={() => board.cancel()}>
          {text.cancel}
        </Button>
      </div>
    );
  }
  const unfold = (short: boolean) => <Unfold list={list} n={board.left.length} phone={phone} short={short} />;
  if (board.gathered) {
    const { main, hint, others } = board.gathered;
    return (
      <div className={style.answers} data-answers="">
        {(main || hint) && (
          <Button
            look={main ? 'primary' : 'off'}
            data-testid="main"
            data-main=""
            aria-disabled={main === null}
            disabled={busy}
            {...(main?.icon ? { icon: main.icon as IconName } : {})}
            onClick={() => main && board.act(main)}
          >
            <span>
              <Rich text={main?.label ?? hint} signs={gameBoard.signs} />
            </span>
          </Button>
        )}
        {others.map((act) => (
          <Quick
            key={pickKey(act.pick)}
            pick={act.pick}
            busy={busy}
            {...(act.digit === undefined || phone ? {} : { digit: act.digit })}
            onTake={() => board.act(act)}
          >
            <Rich text={act.label ?? labelOf(act.pick)} signs={gameBoard.signs} />
          </Quick>
        ))}
        {unfold(!phone && others.length > 0 && others.length + (main ? 1 : 0) >= board.left.length)}
      </div>
    );
  }
  if (numbers.length > 0)
    return (
      <div className={style.answers} data-answers="">
        <Stepper
          key={position.ply}
          offers={numbers}
          busy={busy}
          labelOf={labelOf}
          onTake={board.take}
          signs={gameBoard.signs}
        />
        {offers
          .filter((o) => !numbers.includes(o))
          .map((o) => (
            <Quick key={pickKey(o.pick)} pick={o.pick} busy={busy} onTake={() => board.take(o)}>
              <Rich text={labelOf(o.pick)} signs={gameBoard.signs} />
            </Quick>
          ))}
        {unfold(false)}
      </div>
    );
  const labels = labelsOf(scene, board);
  const { fits, shown } = buttonsOf(board.options, labels, size);
  return (
    <div className={style.answers} data-answers="">
      {board.complete && (
        <Button look="primary" data-main="" disabled={busy} onClick={() => board.take(board.complete!)}>
          {labelOf(board.complete.pick)}
        </Button>
      )}
      {shown.map((i) => {
        const o = board.options[i]!;
        const lone = board.options.length === 1;
        return (
          <Quick
            key={o.t === 'offer' ? pickKey(o.offer.pick) : `${o.ref.kind}${o.ref.id}`}
            {...(o.t === 'offer' ? { pick: o.offer.pick, tells: tellsOf(o.offer) } : {})}
            busy={busy}
            main={lone}
            {...(lone || i >= 9 || phone ? {} : { digit: i + 1 })}
            onTake={() => (o.t === 'offer' ? board.take(o.offer) : board.choose(o.ref))}
          >
            <Rich text={labels[i]!} signs={gameBoard.signs} />
          </Quick>
        );
      })}
      {board.options.length > 1 && unfold(fits && !phone)}
    </div>
  );
}

function Quick(props: {
  pick?: unknown;
  /** The card it is about, so that it can be read here. */
  tells?: string | undefined;
  digit?: number;
  main?: boolean;
  busy: boolean;
  onTake(): void;
  children: ReactNode;
}) {
  const { pick, tells, digit, main = false, busy, onTake, children } = props;
  // A double click on something that was here a moment ago must not answer the next question.
  const [born] = useState(() => performance.now());
  return (
    <Button
      look={main ? 'primary' : 'plain'}
      className={style.quick}
      data-testid="quick"
      {...(main ? { 'data-main': '' } : {})}
      {...(pick === undefined ? {} : { 'data-pick': pickKey(pick) })}
      data-tells={tells}
      disabled={busy}
      onClick={(e) => {
        if (e.detail > 1 && performance.now() - born < 400) return;
        onTake();
      }}
    >
      {digit !== undefined && (
        <span className="kbd" data-key="" aria-hidden="true">
          {digit}
        </span>
      )}
      <span>{children}</span>
    </Button>
  );
}

/** Unfolds the list of all choices; short where they all stand beside it already. */
function Unfold(props: { list: { open: boolean; toggle(): void }; n: number; phone: boolean; short: boolean }) {
  const { list, n, phone, short } = props;
  const text = useTableText();
  const name = list.open && !phone ? text.closeList : text.choices(n);
  return (
    <Button
      look="quiet"
      icon="log"
      aria-expanded={list.open}
      aria-controls="choices"
      aria-label={name}
      data-testid="list"
      onClick={list.toggle}
    >
      {short ? undefined : phone ? String(n) : name}
    </Button>
  );
}
