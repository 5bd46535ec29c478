import type { Offer } from '@ashtown/protocol';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { roving } from '../../ui/roving.ts';
import { groupByLead } from '../choose/choice.ts';
import { pickKey } from '../choose/pickKey.ts';
import { useLater } from '../choose/sharing.ts';
import type { Board } from '../choose/useBoard.ts';
import { useFocusKept } from '../keys/focus.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { tellsOf } from './buttons.ts';
import style from './choices.module.css';

const MANY = 12;

interface Props {
  scene: Scene;
  board: Board;
  open: boolean;
  busy: boolean;
  onClose(): void;
}

/**
 * Every answer as a button with its words. Folded it is not seen but still there, for the keyboard and for screen
 * readers: it unfolds as soon as the focus is inside, and need not be drawn in the same frame as the question.
 */
export function Choices(props: Props) {
  const later = useLater(props);
  return <Listed {...(props.open ? props : later)} />;
}

function Listed({ scene, board, open, busy, onClose }: Props) {
  const text = useTableText();
  const field = useId();
  const [wanted, setWanted] = useState('');
  // It goes a frame after its question.
  useFocusKept();
  const { position, words, lang } = scene;
  const { seat, question } = board.props;
  if (seat === null || question === null || board.left.length === 0) return null;
  const labelOf = (offer: Offer) => words.label(position.view, seat, question, offer.pick);
  const many = board.left.length > MANY;
  const fits = (offer: Offer) =>
    wanted === '' || labelOf(offer).toLocaleLowerCase(lang).includes(wanted.toLocaleLowerCase(lang));
  const groups = many
    ? groupByLead(board.props.offers, board.chosen).map((g) => ({ ...g, offers: g.offers.filter(fits) }))
    : [{ ref: null, offers: board.left }];
  const found = groups.filter((g) => g.offers.length > 0);
  // Headings over one choice each would say everything twice.
  const single = found.length > 0 && found.every((g) => g.offers.length === 1);
  const shown = single ? [{ ref: null, offers: found.flatMap((g) => g.offers) }] : found;
  return (
    <section
      id="choices"
      ref={roving}
      className={`plate ${style.choices} ${open ? style.open : ''}`}
      aria-label={text.choices(board.left.length)}
      data-testid="choices"
      data-open={open}
    >
      <header className={style.head}>
        <span className="label">{text.choices(board.left.length)}</span>
        {many && (
          <>
            <label className="vh" htmlFor={field}>
              {text.filter}
            </label>
            <input
              id={field}
              className={`field ${style.filter}`}
              placeholder={text.filter}
              value={wanted}
              onChange={(e) => setWanted(e.target.value)}
            />
          </>
        )}
        <Button look="quiet" small icon="x" aria-label={text.closeList} onClick={onClose} />
      </header>
      <div className={style.scroll}>
        {shown.length === 0 && <p className="muted">{text.noneFound}</p>}
        {shown.map((group) => (
          <div key={group.ref ? `${group.ref.kind}:${group.ref.id}` : 'all'} className={style.group}>
            {many && group.ref && <h3 className="label">{words.ref(group.ref)}</h3>}
            <ul>
              {group.offers.map((offer) => (
                <li key={pickKey(offer.pick)}>
                  <button
                    type="button"
                    tabIndex={-1}
                    data-rove=""
                    data-testid="choice"
                    data-pick={pickKey(offer.pick)}
                    data-tells={tellsOf(offer)}
                    className={style.choice}
                    disabled={busy}
                    onClick={() => board.take(offer)}
                  >
                    <Rich text={labelOf(offer)} signs={scene.gameBoard.signs} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
