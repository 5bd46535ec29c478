import { RESOURCES } from '@ashtown/51st-state-2010/board';
import { option } from '../../kit/index.ts';
import { DisplayPart } from '../51st-state-common/Display.tsx';
import { Good } from '../51st-state-common/tokens.tsx';
import { tokenOf } from './look.ts';
import type { Props } from './props.ts';
import style from './store.module.css';
import { canHold, storeOf, wantedOf } from './storing.ts';

/** What a store shall hold: each kind up and down. The prompt bar gives the answer. */
export function StorePicker(p: Props) {
  const t = p.words.board;
  const store = storeOf(p);
  const wanted = wantedOf(p);
  if (!store) return null;
  const accepts = p.tables.site[store.card]!.store;
  const change = (kind: number, by: number) => p.setDraft(wanted.with(kind, wanted[kind]! + by));
  return (
    <DisplayPart title={p.words.card(p.tables.id[store.card]!).name}>
      <span className={style.store}>
        {RESOURCES.map((res, k) => {
          if ((accepts & (1 << k)) === 0) return null;
          const name = p.words.ref(option(res));
          return (
            <span key={res} className={style.kind}>
              <Step name={t.fewer(name)} sign="−" off={wanted[k] === 0} press={() => change(k, -1)} />
              <Good id={tokenOf(res)} size={30} />
              <b>{wanted[k]}</b>
              <Step name={t.more(name)} sign="+" off={!canHold(p, k, wanted[k]! + 1)} press={() => change(k, 1)} />
            </span>
          );
        })}
      </span>
    </DisplayPart>
  );
}

const Step = (props: { name: string; sign: string; off: boolean; press(): void }) => (
  <button
    type="button"
    tabIndex={-1}
    data-rove=""
    className={style.step}
    aria-label={props.name}
    aria-disabled={props.off}
    onClick={() => !props.off && props.press()}
  >
    <span aria-hidden="true">{props.sign}</span>
  </button>
);
