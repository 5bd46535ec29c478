import type { AnyWords } from '@ashtown/catalog';
import type { AnyGame, Options } from '@ashtown/engine';
import { useState } from 'react';
import { useText } from '../../text/index.ts';
import { Plate } from '../../ui/Plate.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { type Draft, optionsFor } from './draft.ts';
import style from './setup.module.css';

interface Spec {
  kind: 'switch' | 'choice';
  default: Options[string];
  choices?: readonly (string | number)[];
  players?: readonly [min: number, max: number];
  house?: true;
  harder?: true;
}

/** The options a game declares, in its own words: its variants, what makes it harder, and folded away how its rules may be read otherwise. */
export function GameOptions(props: { game: AnyGame; words: AnyWords; draft: Draft; onChange(options: Options): void }) {
  const { game, words, draft, onChange } = props;
  const { setup } = useText();
  const specs = Object.entries(game.options as Record<string, Spec>);
  const houseRules = specs.filter(([, { house }]) => house);
  const harder = specs.filter(([, spec]) => spec.harder);
  const now = optionsFor(game, draft);
  const [unfolded] = useState(() => houseRules.some(([id, spec]) => now[id] !== spec.default));
  if (specs.length === 0) return null;
  const set = (id: string, value: Options[string]) => onChange({ ...draft.options, [id]: value });
  const draw = ([id, { kind, choices = [], players }]: [string, Spec]) => {
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
  };
  return (
    <Plate as="section" className={style.part} aria-labelledby="options">
      <h2 id="options" className="label">
        {setup.options}
      </h2>
      {specs.filter(([, spec]) => !spec.house && !spec.harder).map(draw)}
      {harder.length > 0 && (
        <fieldset className={style.harder}>
          <legend className="label">{setup.harder}</legend>
          {harder.map(draw)}
        </fieldset>
      )}
      {houseRules.length > 0 && (
        <details open={unfolded} className={style.house}>
          <summary>{setup.houseRules}</summary>
          {houseRules.map(draw)}
        </details>
      )}
    </Plate>
  );
}
