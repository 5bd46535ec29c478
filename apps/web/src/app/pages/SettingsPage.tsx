import { LANGS } from '@ashtown/engine';
import { type ReactNode, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { rename, tidyName, useMyName } from '../../net/player.ts';
import { useStill } from '../../settings/apply.ts';
import { change, SPEEDS, TEXTS, THEMES, useSettings } from '../../settings/settings.ts';
import { LANGUAGE_NAMES, useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Title } from '../../ui/Title.tsx';
import style from './pages.module.css';

/** Everything a person may set; each takes effect at once. */
export function SettingsPage() {
  const { settings: words, common } = useText();
  const s = useSettings((all) => all);
  const still = useStill();
  return (
    <Frame at="settings">
      <Title page={words.title} className={style.title} />
      <p className={style.lead}>{words.kept}</p>
      <div className={style.grid}>
        <Plate as="section" className={style.part}>
          <Name />
          <Part title={common.language}>
            <Choice
              label={common.language}
              value={s.lang}
              options={LANGS.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
              onChange={(lang) => change({ lang })}
            />
          </Part>
          <Part title={common.theme}>
            <Choice
              label={common.theme}
              value={s.theme}
              options={THEMES.map((value) => ({ value, text: common.themes[value] }))}
              onChange={(theme) => change({ theme })}
            />
          </Part>
          <Part title={words.text.title}>
            <Choice
              label={words.text.title}
              value={s.text}
              options={TEXTS.map((value) => ({ value, text: words.text.size[value] }))}
              onChange={(text) => change({ text })}
            />
            <p className="muted">{words.text.sample}</p>
          </Part>
        </Plate>
        <Plate as="section" className={style.part}>
          <Part title={words.speed.title}>
            <Choice
              label={words.speed.title}
              value={s.speed}
              options={SPEEDS.map((value) => ({ value, text: words.speed.speed[value] }))}
              onChange={(speed) => change({ speed })}
            />
            {still && <p className="muted">{words.speed.still}</p>}
          </Part>
          <Switch
            label={words.sound.title}
            help={words.sound.help}
            checked={s.sound}
            onChange={(sound) => change({ sound })}
          />
          {s.sound && (
            <label className={style.range}>
              {words.sound.volume}
              <input
                type="range"
                min={0}
                max={1}
                step={0.1}
                value={s.volume}
                onChange={(e) => change({ volume: Number(e.target.value) })}
              />
            </label>
          )}
          <Switch
            label={words.confirm.title}
            help={words.confirm.help}
            checked={s.confirm}
            onChange={(confirm) => change({ confirm })}
          />
          <Switch
            label={words.winBar.title}
            help={words.winBar.help}
            checked={s.winBar}
            onChange={(winBar) => change({ winBar })}
          />
          <Notify />
        </Plate>
        <Plate as="section" className={style.part}>
          <Switch
            label={words.shortcuts.title}
            help={words.shortcuts.help}
            checked={s.shortcuts}
            onChange={(shortcuts) => change({ shortcuts })}
          />
          <h2 className="label">{words.shortcuts.keys}</h2>
          <dl className={style.keys}>
            {words.shortcuts.list.map(([key, what]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Plate>
      </div>
    </Frame>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={style.choice}>
    <h2 className="label">{title}</h2>
    {children}
  </div>
);

function Name() {
  const { settings: words, common } = useText();
  const now = useMyName();
  const [typed, setTyped] = useState<string | null>(null);
  const tidy = tidyName(typed ?? now);
  return (
    <form
      className={style.name}
      onSubmit={(e) => {
        e.preventDefault();
        if (tidy === null) return;
        rename(tidy);
        setTyped(null);
      }}
    >
      <label className="label" htmlFor="my-name">
        {words.name.title}
      </label>
      <div className={style.line}>
        <input
          id="my-name"
          className="field"
          value={typed ?? now}
          maxLength={24}
          autoComplete="nickname"
          aria-invalid={tidy === null}
          aria-describedby="my-name-help"
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit" look={typed === null ? 'quiet' : 'primary'}>
          {common.save}
        </Button>
      </div>
      <p id="my-name-help" className={tidy === null ? 'error' : 'muted'}>
        {tidy === null ? words.name.bad : words.name.help}
      </p>
    </form>
  );
}

/** The browser is asked only when somebody wants it. */
function Notify() {
  const { notify } = useText().settings;
  const on = useSettings((s) => s.notify);
  const [blocked, setBlocked] = useState(false);
  const set = async (wanted: boolean) => {
    if (!wanted) return change({ notify: false });
    const allowed = typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    setBlocked(!allowed);
    change({ notify: allowed });
  };
  return (
    <Switch
      label={notify.title}
      help={!window.isSecureContext ? notify.insecure : blocked ? notify.blocked : notify.help}
      checked={on}
      onChange={(wanted) => void set(wanted)}
    />
  );
}
