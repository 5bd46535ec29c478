import { refKey, type Seat } from '@ashtown/engine';
import { type BoardText, type Card, type Fate, REPELLED, WAITS } from '@ashtown/metro-2033/board';
import { card as cardRef, Info, player } from '../../kit/index.ts';
import { listed } from '../../text/index.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './board.module.css';
import { CardFace, frameOf, sayCard } from './CardFace.tsx';
import type { Props } from './props.ts';
import { designOf } from './summary.ts';
import { Sign, Symbols } from './Tokens.tsx';
import tones from './tones.module.css';

/** How an attack went with one player, as far as it has come. */
interface Step {
  seat: Seat;
  fate: Fate;
  /** How many cards were lost, where some were. */
  lost: number;
  /** The cards it was repelled with, or those lost. */
  cards: readonly Card[];
}

/** What belongs to an attack while one is asked about it. */
const DURING: readonly string[] = ['defend', 'loseStation', 'freePlay'];
const FATES: Readonly<Record<number, Fate>> = { [WAITS]: 'waits', [REPELLED]: 'repelled', 0: 'spared' };

/** The last attack round the table, from whoever discarded the Monster. Null where it is long ago. */
export function attackOf({ view: v, game }: Pick<Props, 'view' | 'game'>) {
  const { attack } = v;
  if (!attack || attack.no + v.players.length <= v.turn.no) return null;
  const running = v.stack.some((f) => f.t === 'attack');
  const top = v.stack.at(-1);
  const asked = running && top && DURING.includes(top.t) && 'seats' in top ? top.seats[0] : null;
  const steps = game.facts.attackOrder(v).map((seat): Step => {
    const lost = attack.fates[seat]!;
    return { seat, fate: seat === asked ? 'now' : (FATES[lost] ?? 'lost'), lost, cards: attack.gone[seat]! };
  });
  return { card: attack.card, by: attack.by, running, steps };
}

/** The symbols of the Monster this seat is asked about, as bits; none where it is not asked. */
export function threatTo(p: Pick<Props, 'view' | 'seat' | 'tables'>): number {
  const top = p.view.stack.at(-1);
  return p.seat !== null && top?.t === 'defend' && top.seats[0] === p.seat ? designOf(p, top.card).signs : 0;
}

const SIGN = { repelled: 'check', lost: 'cross', now: null, waits: null, spared: null } as const;
const COLOUR = { repelled: 'good', lost: 'bad', now: 'acc', waits: 'muted', spared: 'muted' } as const;

/** What has become of a seat in the attack, in a word or two. */
const fateText = ({ words: { board: text } }: Props, { fate, lost }: Step): string =>
  fate === 'lost' ? text.lost(lost) : text.fate[fate];

/** The same with the names of the cards; null where there are none. */
function namedFate(p: Props, { fate, cards }: Step, say: BoardText['fateOf']): string | null {
  if (cards.length === 0 || (fate !== 'repelled' && fate !== 'lost')) return null;
  const names = cards.map((x) => designOf(p, x).name[p.lang]);
  return say[fate](listed(p.lang, names));
}
const storyText = (p: Props, step: Step): string => namedFate(p, step, p.words.board.fateOf) ?? fateText(p, step);

/** A Monster and how the attack goes round the table, from player to player. */
export function AttackScene({ p, attack }: { p: Props; attack: NonNullable<ReturnType<typeof attackOf>> }) {
  const { card, by, running, steps } = attack;
  const text = p.words.board;
  const c = designOf(p, card);
  const title = (running ? text.attacks : text.attacked)(c.name[p.lang]);
  const loss = c.atoms.find((a) => a.t === 'attack')!.loss;
  const mine = steps.find((s) => s.seat === p.seat);
  const own = mine && namedFate(p, mine, text.ownFate);
  const reached = steps.findLastIndex((s) => s.fate !== 'waits');
  const part = (at: number) => `${((at + 0.5) / steps.length) * 100}%`;
  const desk = p.size !== 'phone';
  return (
    <section ref={roving} className={`${tones.tones} ${tones.threat} ${style.scene}`} aria-label={title}>
      {desk && (
        <Info
          key={c.id}
          p={p}
          of={cardRef(c.id)}
          itself
          look="bare"
          label={sayCard(p, c.id)}
          className={`${frameOf(c)} ${style.monster}`}
        >
          <CardFace p={p} card={card} owner={null} />
        </Info>
      )}
      <div className={style.story}>
        <h2>{title}</h2>
        <p>
          {/* On a low desk the card beside it says it. */}
          {p.size !== 'desk' && (
            <>
              <Symbols p={p} bits={c.signs} size={19} /> {p.words.names.loss(loss)}.{' '}
            </>
          )}
          {own ? <b className={style.own}>{own}</b> : text.discardedBy(p.who(by))}
          {running &&
            !own &&
            p.size === 'wide' &&
            ` ${p.view.options.hardAllSymbols ? text.allSymbols : text.oneSymbol}`}
        </p>
        <ol
          className={style.walk}
          style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}
          aria-label={text.walk}
        >
          <i className={style.track} style={{ left: part(0), right: part(0) }} aria-hidden="true" />
          <i
            className={style.gone}
            style={{ left: part(0), width: `calc(${part(Math.max(0, reached))} - ${part(0)})` }}
            aria-hidden="true"
          />
          {steps.map((step) => (
            <li key={step.seat} data-ref={refKey(player(step.seat))} title={storyText(p, step)}>
              <span className={`${style.token} ${style[step.fate] ?? ''}`}>
                <SeatToken seat={step.seat} size={32} />
              </span>
              <b>{p.who(step.seat)}</b>
              <span className={`${style.fate} ${COLOUR[step.fate]}`}>
                {SIGN[step.fate] && <Sign id={SIGN[step.fate]!} size={11} />}
                {fateText(p, step)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function stepOf(p: Props, of: Seat): Step | null {
  const attack = attackOf(p);
  const step = attack?.steps.find((s) => s.seat === of);
  if (!attack || !step || p.view.attack?.no !== p.view.turn.no) return null;
  return !attack.running && step.fate === 'spared' ? null : step;
}

/** What that line is drawn by. */
export function fateOf(p: Props, of: Seat): readonly unknown[] {
  const step = stepOf(p, of);
  return [step?.fate, step?.lost, step?.cards];
}

/** One seat's part of the attack, for its panel; what it has cost or used stays until the turn is over. */
export function FateLine({ p, of }: { p: Props; of: Seat }) {
  const step = stepOf(p, of);
  if (!step) return null;
  const story = storyText(p, step);
  return (
    <div className={`${style.mine} ${COLOUR[step.fate]}`} title={story}>
      <Sign id={SIGN[step.fate] ?? 'monster'} size={13} />
      <span className={style.fate}>{story}</span>
    </div>
  );
}
