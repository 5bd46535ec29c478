import { COLOURS, POOL, RECRUIT, SPENT } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { type Form, formOf, hasRoom, stepped } from './bidding.ts';
import { Figure, Piece } from './Figure.tsx';
import fig from './figure.module.css';
import { digitOf, stepRef } from './gather.ts';
import { amount, myself, ownedBy, type Props, slot, standingAt, sum } from './props.ts';
import { Sign } from './Sign.tsx';
import style from './screen.module.css';
import { Info, Thing } from './Thing.tsx';

/** My survivors: to bid with, to choose from, or those who are in the city and can act. */
export function Screen(p: Props) {
  const me = myself(p);
  if (!me) return null;
  const form = p.question !== null && p.seat !== null ? formOf(p) : null;
  const inCity = [POOL, SPENT, RECRUIT].some((station) => sum(standingAt(me, station)) > 0);
  return inCity && !form ? <Pool {...p} /> : <Stock p={p} form={form} />;
}

function Stock({ p, form }: { p: Props; form: Form | null }) {
  const text = p.words.board;
  const screen = myself(p)!.screen ?? [0, 0, 0, 0];
  return (
    <section
      ref={roving}
      className={`plate ${style.screen} ${p.compact ? style.compact : ''}`}
      aria-label={text.screen}
      data-testid="screen"
    >
      <div className={style.head}>
        <Thing p={p} of={slot('screen')} className={style.title} digit={null}>
          <span className="label">{text.screen}</span>
        </Thing>
        {form ? (
          <span className={style.sum}>
            {form.exactly === null ? sum(form.figures) : text.form.chosen(sum(form.figures), form.exactly)}
            {form.exactly === null && ` ${text.form.total}`}
          </span>
        ) : (
          <span className={style.secret}>
            <Sign id="hidden" size={14} />
            {text.onlyYou}
          </span>
        )}
      </div>
      <div className={style.colours}>
        {COLOURS.map((colour, c) =>
          form ? (
            <Stepper key={colour} p={p} form={form} colour={c} stock={screen[c]!} />
          ) : (
            <Info
              key={colour}
              p={p}
              of={amount(colour, 1)}
              label={p.words.ref({ kind: 'amount', id: `${colour}*${screen[c]}` })}
              className={`${style.colour} ${style.still} ${fig[colour]} ${screen[c] === 0 ? style.nobody : ''}`}
            >
              <Figure of={colour} size={24} />
              <b>{screen[c]}</b>
            </Info>
          ),
        )}
      </div>
    </section>
  );
}

/** One colour of the form: how many there are, how many are chosen, one more, one fewer. */
function Stepper({ p, form, colour, stock }: { p: Props; form: Form; colour: number; stock: number }) {
  const text = p.words.board.form;
  const id = COLOURS[colour]!;
  const n = form.figures[colour]!;
  const name = p.words.ref(amount(id, 1));
  const next = amount(id, n + 1);
  // Not `disabled`: the focus would be lost with the last step.
  const more = hasRoom(form, colour);
  const fewer = n > form.least[colour]!;
  const standing = more ? p.standing(next) : 'rest';
  const digit = p.compact ? null : digitOf(p, stepRef(colour));
  return (
    <div className={`${style.colour} ${fig[id]} ${stock === 0 ? style.nobody : ''}`} data-testid={`colour-${id}`}>
      <span className={style.stock} title={name}>
        {form.kind === 'leave' ? <Piece as={ownedBy(id, p.seat!)} of={id} size={22} /> : <Figure of={id} size={22} />}
        <span>
          <b className={n > 0 ? style.some : ''} aria-live="off">
            {n}
          </b>
          <span aria-hidden="true">/{stock}</span>
        </span>
        {digit !== null && (
          <span className={style.digit} aria-hidden="true">
            {digit}
          </span>
        )}
      </span>
      <span className={style.steps}>
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          aria-label={text.less(name)}
          aria-disabled={!fewer}
          onClick={() => fewer && p.setDraft(stepped(form, colour, -1))}
        >
          −
        </button>
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          {...(standing === 'legal' ? { 'data-ref': refKey(next), 'data-standing': standing } : {})}
          aria-label={text.more(name)}
          aria-disabled={!more}
          onClick={() => more && p.setDraft(stepped(form, colour, 1))}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** My people in the city: who is free can pay for an action. */
function Pool(p: Props) {
  const text = p.words.board;
  const me = myself(p)!;
  const [pool, recruits, spent] = [POOL, RECRUIT, SPENT].map((station) => standingAt(me, station)) as [
    number[],
    number[],
    number[],
  ];
  return (
    <section
      ref={roving}
      className={`plate ${style.screen} ${p.compact ? style.compact : ''}`}
      aria-label={text.pool}
      data-testid="pool"
    >
      <div className={style.head}>
        <span className="label">{text.pool}</span>
        <span className={style.secret}>
          <Sign id="hidden" size={14} />
          {(me.screen ?? []).map((n, c) =>
            n > 0 ? (
              <span key={COLOURS[c]} className={style.rest}>
                <Figure of={COLOURS[c]!} size={15} />
                {n}
              </span>
            ) : null,
          )}
        </span>
      </div>
      <div className={style.colours}>
        {COLOURS.map((colour, c) => {
          const free = pool[c]! + recruits[c]!;
          const used = spent[c]!;
          const refs = [amount(colour, 1), amount(colour, 2)];
          const ref = refs.find((r) => p.standing(r) !== 'rest') ?? refs[0]!;
          // Before an action is chosen nearly everybody could do something: that is no help.
          const chosen = p.question === 'cityAction' && digitOf(p, ref) !== null;
          return (
            <Thing
              key={colour}
              p={p}
              of={ref}
              label={`${p.words.ref({ kind: 'amount', id: `${colour}*${free}` })}, ${text.free}${used > 0 ? `; ${used} ${text.used}` : ''}`}
              className={`${style.colour} ${style.still} ${fig[colour]} ${free + used === 0 ? style.nobody : ''} ${chosen ? '' : style.calm}`}
              digit={digitOf(p, ref)}
            >
              <Figure of={colour} size={24} />
              <b>{free}</b>
              {used > 0 && (
                <small>
                  {used} {text.used}
                </small>
              )}
            </Thing>
          );
        })}
      </div>
    </section>
  );
}
