import type { AnyWords } from '@ashtown/catalog';
import type { AnyGame, Options } from '@ashtown/engine';
import { useText } from '../../text/index.ts';
import { Plate } from '../../ui/Plate.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { type Draft, optionsFor } from './draft.ts';
import style from './setup.module.css';

interface Spec {
  kind: 'switch' | 'choice';
  choices?: readonly (string | number)[];
  players?: readonly [min: number, max: number];
}

/** The options a game declares, in its own words. */
export function GameOptions(props: { game: AnyGame; words: AnyWords; draft: Draft; onChange(options: Options): void }) {
  const { game, words, draft, onChange } = props;
  const { setup } = useText();
  const specs = Object.entries(game.options as Record<string, Spec>);
  if (specs.length === 0) return null;
  const now = optionsFor(game, draft);
  const set = (id: string, value: Options[string]) => onChange({ ...draft.options, [id]: value });
  return (
    <Plate as="section" className={style.part} aria-labelledby="options">
      <h2 id="options" className="label">
        {setup.options}
      </h2>
      {specs.map(([id, { kind, choices = [], players }]) => {
        const { name, help, choices: labels } = words.option(id);
        const n = draft.seats.length;
        const out = players !== undefined && (n < players[0] || n > players[1]);
        const about = players === undefined ? help : `${help} ${setup.optionFor(...players)}`;
        if (kind === 'switch')
          return (
            <Switch
              key={id}
              label={name}
              help={about}
              checked={now[id] === true}
              disabled={out}
              onChange={(on) => set(id, on)}
            />
          );
        const options = choices.map((x) => ({ value: String(x), label: labels?.[x] ?? String(x), disabled: out }));
        const pick = (text: string) => set(id, choices.find((x) => String(x) === text) ?? text);
        return <Radios key={id} legend={name} help={about} value={String(now[id])} options={options} onChange={pick} />;
      })}
    </Plate>
  );
}
