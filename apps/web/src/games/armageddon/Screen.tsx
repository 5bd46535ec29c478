import { COLOURS, POOL, RECRUIT, SPENT } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { slot, Thing, type ThingProps } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { type Form, formOf, hasRoom, stepped } from './bidding.ts';
import { Figure } from './Figure.tsx';
import { digitOf, stepRef } from './gather.ts';
import { OwnTiles } from './Hand.tsx';
import parts from './parts.module.css';
import { myself, ownedBy, type Props, people, sayFigures, standingAt, sum } from './props.ts';
import { Sign } from './Sign.tsx';
import style from './screen.module.css';
import tone from './tones.module.css';

/** My survivors: to bid with, to choose from, or those who are in the city and can act. */
export function Screen(p: Props) {
  const me = myself(p);
  if (!me) return null;
  const form = p.question === null ? null : formOf(p);
  const inCity = [POOL, SPENT, RECRUIT].some((station) => sum(standingAt(me, station)) > 0);
  return inCity && !form ? <Pool {...p} /> : <Stock p={p} form={form} />;
}

/** All colours side by side, under a heading. */
const Crowd = (props: {
  p: Props;
  name: string;
  testid: string;
  title: ReactNode;
  note: ReactNode;
  each(c: number): ReactNode;
}) => (
  <section
    ref={roving}
    className={`plate ${parts.box} ${style.screen}`}
    aria-label={props.name}
    data-testid={props.testid}
  >
    <div className={`${parts.head} ${style.head}`}>
      {props.title}
      {props.p.size !== 'phone' && <OwnTiles {...props.p} />}
      {props.note}
    </div>
    <div className={style.colours}>{COLOURS.map((_, c) => props.each(c))}</div>
  </section>
);

/** Survivors of a colour, by their number. */
function Still(props: Omit<ThingProps, 'children'> & { c: number; n: number; nobody: boolean; used?: string }) {
  const { c, n, nobody, used = '', className = '', ...thing } = props;
  const of = COLOURS[c]!;
  const look = `${style.colour} ${style.still} ${tone[of]} ${nobody ? style.nobody : ''} ${className}`;
  return (
    <Thing {...thing} className={look}>
      <Figure of={of} size={24} />
      <b>{n}</b>
      {used && <small>{used}</small>}
    </Thing>
  );
}

function Stock({ p, form }: { p: Props; form: Form | null }) {
  const { screen: name, onlyYou, form: text } = p.words.board;
  const screen = myself(p)!.screen ?? [0, 0, 0, 0];
  const n = form ? sum(form.figures) : 0;
  const title = (
    <Thing p={p} of={slot('screen')} className={style.title} digit={null}>
      <span className="label">{name}</span>
    </Thing>
  );
  const note = form ? (
    <span className={style.sum}>{form.exactly === null ? `${n} ${text.total}` : text.chosen(n, form.exactly)}</span>
  ) : (
    <span className={`${parts.row} ${style.secret}`} title={onlyYou}>
      <Sign id="hidden" size={14} />
      <span className={p.size === 'phone' ? '' : 'vh'}>{onlyYou}</span>
    </span>
  );
  const each = (c: number) => {
    const of = COLOURS[c]!;
    if (form) return <Stepper key={of} p={p} form={form} colour={c} stock={screen[c]!} />;
    const label = sayFigures(p, of, screen[c]!);
    return (
      <Still key={of} p={p} of={people(of, 1)} mention label={label} c={c} n={screen[c]!} nobody={screen[c] === 0} />
    );
  };
  return <Crowd p={p} name={name} testid="screen" title={title} note={note} each={each} />;
}

/** One colour of the form: how many there are, how many are chosen, one more, one fewer. */
function Stepper({ p, form, colour, stock }: { p: Props; form: Form; colour: number; stock: number }) {
  const text = p.words.board.form;
  const id = COLOURS[colour]!;
  const n = form.figures[colour]!;
  const name = p.words.ref(people(id, 1));
  const next = people(id, n + 1);
  const digit = p.size === 'phone' ? null : digitOf(p, stepRef(colour));
  const steps = [
    { by: -1, sign: '−', says: text.less(name), open: n > form.least[colour]! },
    { by: 1, sign: '+', says: text.more(name), open: hasRoom(form, colour) },
  ];
  return (
    <div className={`${style.colour} ${tone[id]} ${stock === 0 ? style.nobody : ''}`} data-testid={`colour-${id}`}>
      <span className={style.stock} title={name}>
        <Figure as={form.kind === 'leave' ? ownedBy(id, p.seat!) : undefined} of={id} size={22} />
        <span>
          <b className={n > 0 ? style.some : ''} aria-live="off">
            {n}
          </b>
          <span className={style.left} aria-hidden="true">
            /{stock}
          </span>
        </span>
        {digit !== null && (
          <span className="kbd" data-key="" aria-hidden="true">
            {digit}
          </span>
        )}
      </span>
      <span className={style.steps}>
        {steps.map(({ by, sign, says, open }) => (
          <button
            key={by}
            type="button"
            tabIndex={-1}
            data-rove=""
            {...(by > 0 && open && p.standing(next) === 'legal'
              ? { 'data-ref': refKey(next), 'data-standing': 'legal' }
              : {})}
            aria-label={says}
            // Not `disabled`: the focus would be lost with the last step.
            aria-disabled={!open}
            onClick={() => open && p.setDraft(stepped(form, colour, by))}
          >
            {sign}
          </button>
        ))}
      </span>
    </div>
  );
}

/** My people in the city: who is free can pay for an action. */
function Pool(p: Props) {
  const text = p.words.board;
  const me = myself(p)!;
  const at = (station: number, c: number) => standingAt(me, station)[c]!;
  const note = (
    <span className={`${parts.row} ${style.secret}`}>
      <Sign id="hidden" size={14} />
      {(me.screen ?? []).map((n, c) =>
        n > 0 ? (
          <span key={COLOURS[c]} className={`${parts.figures} ${style.rest}`}>
            <Figure of={COLOURS[c]!} size={15} />
            {n}
          </span>
        ) : null,
      )}
    </span>
  );
  const each = (c: number) => {
    const colour = COLOURS[c]!;
    const free = at(POOL, c) + at(RECRUIT, c);
    const used = at(SPENT, c);
    const refs = [people(colour, 1), people(colour, 2)];
    const digit = digitOf(p, refs.find((r) => p.standing(r) !== 'rest') ?? refs[0]!);
    const said = used > 0 ? `${text.used}: ${used}` : '';
    return (
      <Still
        key={colour}
        p={p}
        of={refs}
        label={`${text.free}: ${sayFigures(p, colour, free)}${said && `; ${said}`}`}
        // Before an action is chosen nearly everybody could do something: that is no help.
        className={p.question === 'cityAction' && digit !== null ? '' : style.calm}
        digit={digit}
        c={c}
        n={free}
        nobody={free + used === 0}
        used={said}
      />
    );
  };
  return (
    <Crowd
      p={p}
      name={text.pool}
      testid="pool"
      title={<span className="label">{text.pool}</span>}
      note={note}
      each={each}
    />
  );
}
