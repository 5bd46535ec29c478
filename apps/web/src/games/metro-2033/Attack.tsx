import { refKey, type Seat } from '@ashtown/engine';
import { listed } from '../../text/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import style from './attack.module.css';
import { type AttackShown, attackOf, type Step } from './attack.ts';
import { CardFace, frameOf } from './CardFace.tsx';
import { card as cardRef, type Props, player } from './props.ts';
import { Said } from './Said.tsx';
import { Sign } from './Sign.tsx';
import { designOf } from './summary.ts';
import { Symbols } from './Tokens.tsx';
import tone from './tones.module.css';

const SIGN_OF = { repelled: 'check', failed: 'cross', now: null, waits: null } as const;

/** What has become of a seat in the attack, in a word or two. */
function fateText(p: Props, step: Step): string {
  const text = p.words.board;
  if (step.fate !== 'failed') return text.fate[step.fate];
  return step.lost > 0 ? text.lost(step.lost) : text.lostNothing;
}

/** The same with the names of the cards, where there is room. */
function storyText(p: Props, step: Step): string {
  const text = p.words.board;
  if (step.cards.length === 0 || step.fate === 'now') return fateText(p, step);
  return step.fate === 'repelled' ? text.repelledWith(namesOf(p, step)) : text.lostCards(namesOf(p, step));
}

const namesOf = (p: Props, step: Step): string =>
  listed(
    p.lang,
    step.cards.map((x) => designOf(p, x).name[p.lang]),
  );

/** What the attack has cost whoever looks. */
function ownPart(p: Props, steps: readonly Step[]): string {
  const text = p.words.board;
  const mine = steps.find((s) => s.seat === p.seat);
  if (!mine || mine.cards.length === 0 || mine.fate === 'now') return '';
  return mine.fate === 'repelled' ? text.youRepelled(namesOf(p, mine)) : text.youLost(namesOf(p, mine));
}

/** Whoever had nothing to lose has not lost. */
const lookOf = (step: Step): string => style[step.fate === 'failed' && step.lost === 0 ? 'spared' : step.fate]!;
const signOf = (step: Step) => (step.fate === 'failed' && step.lost === 0 ? null : SIGN_OF[step.fate]);

/** A Monster and how the attack goes round the table, from player to player. */
export function AttackScene({ p, attack }: { p: Props; attack: AttackShown }) {
  const text = p.words.board;
  const { card, by, running, steps } = attack;
  const c = designOf(p, card);
  const name = designOf(p, card).name[p.lang];
  const loss = c.atoms.find((a) => a.t === 'attack')!.loss;
  const own = ownPart(p, steps);
  const reached = steps.findLastIndex((s) => s.fate !== 'waits');
  const part = (at: number) => `${((at + 0.5) / steps.length) * 100}%`;
  return (
    <section
      className={`${tone.tones} ${tone.threat} ${style.scene}`}
      aria-label={running ? text.attacks(name) : text.attacked(name)}
    >
      {!p.compact && (
        <button
          key={c.id}
          type="button"
          data-ref={refKey(cardRef(c.id))}
          className={`${frameOf(p, card)} ${style.monster}`}
          onClick={() => p.inspect(cardRef(c.id))}
        >
          <Said as={`${name}, ${p.words.card(c.id).kind}. ${p.words.card(c.id).text}`}>
            <CardFace p={p} card={card} owner={null} />
          </Said>
        </button>
      )}
      <div className={style.story}>
        <h2>{running ? text.attacks(name) : text.attacked(name)}</h2>
        <p>
          <Symbols p={p} bits={c.signs} size={19} /> {p.words.names.loss(loss)}.{' '}
          {own ? <b>{own}</b> : text.discardedBy(p.who(by))}
          {running && !own && !p.compact && ` ${p.view.options.hardAllSymbols ? text.allSymbols : text.oneSymbol}`}
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
          {steps.map((step) => {
            const sign = signOf(step);
            return (
              <li
                key={step.seat}
                data-ref={refKey(player(step.seat))}
                className={lookOf(step)}
                title={storyText(p, step)}
              >
                <span className={style.token}>
                  <SeatToken seat={step.seat} size={32} />
                </span>
                <b>{p.who(step.seat)}</b>
                <span className={style.fate}>
                  {sign && <Sign id={sign} size={11} />}
                  {fateText(p, step)}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** One seat's part of the attack, for its panel; what it has cost or used stays until the turn is over. */
export function FateLine({ p, of }: { p: Props; of: Seat }) {
  const attack = attackOf(p);
  const step = attack?.steps.find((s) => s.seat === of);
  if (!attack || !step || p.view.attack?.no !== p.view.turn.no) return null;
  if (!attack.running && step.fate === 'failed' && step.lost === 0) return null;
  const story = storyText(p, step);
  return (
    <div className={`${tone.tones} ${style.line} ${lookOf(step)}`} title={story}>
      <Sign id={signOf(step) ?? 'monster'} size={13} />
      <span className={style.fate}>{story}</span>
    </div>
  );
}
