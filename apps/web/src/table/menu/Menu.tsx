import { LANGS } from '@ashtown/engine';
import { type ReactNode, useId, useState } from 'react';
import { makeRoute } from '../../route/router.ts';
import { change, SPEEDS, THEMES, useSettings } from '../../settings/settings.ts';
import { beside } from '../../terms/shelf.ts';
import { LANGUAGE_NAMES, useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { setCurtain, useCurtainWish } from '../curtain/curtainWish.ts';
import { useTableText } from '../text/index.ts';
import style from './menu.module.css';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={style.row}>
      <span>{name}</span>
      {children}
    </div>
  );
}

function Switch({ on, set, name }: { on: boolean; set(on: boolean): void; name: string }) {
  const text = useTableText();
  return (
    <Row name={name}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={name}
        className={style.switch}
        onClick={() => set(!on)}
      >
        {on ? text.menu.on : text.menu.off}
      </button>
    </Row>
  );
}

/** A coach who may be asked to explain, or to be silent. */
export interface CoachWish {
  isOn: boolean;
  set(isOn: boolean): void;
  onForget: (() => void) | undefined;
}

/** What can be changed without leaving the table. */
export function Menu(props: {
  open: boolean;
  onClose(): void;
  game: string;
  onHelp(): void;
  /** Several people at this screen. */
  shared: boolean;
  /** The others at the table, for whoever may mute or remove them. */
  people?: ReactNode;
  /** Missing where none may speak. */
  coach?: CoachWish | undefined;
  /** Missing where nobody may be asked. */
  onHint?: (() => void) | undefined;
  onOdds?: (() => void) | undefined;
  onReset?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
  onSave?: (() => void) | undefined;
}) {
  const { open, onClose, game, onHelp, shared, people, coach, onHint, onOdds, onReset, onLeave, onSave } = props;
  const text = useTableText();
  const shell = useText();
  const s = useSettings((all) => all);
  const curtain = useCurtainWish();
  const [leaving, setLeaving] = useState(false);
  const volume = useId();
  return (
    <Dialog open={open} title={text.menu.title} onClose={onClose}>
      <div className={style.menu}>
        <Row name={text.menu.language}>
          <span className="seg">
            {LANGS.map((lang) => (
              <button key={lang} type="button" aria-pressed={s.lang === lang} onClick={() => change({ lang })}>
                {LANGUAGE_NAMES[lang]}
              </button>
            ))}
          </span>
        </Row>
        <Row name={text.menu.theme}>
          <span className="seg">
            {THEMES.map((theme) => (
              <button key={theme} type="button" aria-pressed={s.theme === theme} onClick={() => change({ theme })}>
                {shell.common.themes[theme]}
              </button>
            ))}
          </span>
        </Row>
        <Row name={text.menu.speed}>
          <span className="seg">
            {SPEEDS.map((speed) => (
              <button key={speed} type="button" aria-pressed={s.speed === speed} onClick={() => change({ speed })}>
                {shell.settings.speed.speed[speed]}
              </button>
            ))}
          </span>
        </Row>
        <Switch name={text.menu.sound} on={s.sound} set={(sound) => change({ sound })} />
        {s.sound && (
          <div className={style.row}>
            <label htmlFor={volume}>{text.menu.volume}</label>
            <input
              id={volume}
              type="range"
              min="0"
              max="1"
              step="0.1"
              value={s.volume}
              onChange={(e) => change({ volume: Number(e.target.value) })}
            />
          </div>
        )}
        <Switch name={text.menu.confirm} on={s.confirm} set={(confirm) => change({ confirm })} />
        <Switch name={text.menu.shortcuts} on={s.shortcuts} set={(shortcuts) => change({ shortcuts })} />
        {coach && <Switch name={shell.training.menu} on={coach.isOn} set={coach.set} />}
        {onHint && <Switch name={text.menu.winBar} on={s.winBar} set={(winBar) => change({ winBar })} />}
        {shared && <Switch name={text.menu.curtain} on={curtain} set={setCurtain} />}
        {people}
        <div className={style.links}>
          {onHint && (
            <Button look="quiet" icon="lamp" onClick={onHint}>
              {text.advice.hint}
            </Button>
          )}
          {onOdds && (
            <Button look="quiet" icon="dice" onClick={onOdds}>
              {text.advice.odds}
            </Button>
          )}
          {coach?.isOn && coach.onForget && (
            <Button look="quiet" icon="lantern" data-testid="coach-anew" onClick={coach.onForget}>
              {shell.training.anew}
            </Button>
          )}
          {onReset && (
            <Button look="quiet" icon="undo" onClick={onReset}>
              {text.reset}
            </Button>
          )}
          <LinkButton
            look="quiet"
            icon="book"
            href={makeRoute({ t: 'rules', game })}
            onClick={(e) => {
              onClose();
              beside({ at: 'rules', game, rule: null, asked: [] })(e);
            }}
          >
            {text.menu.rules}
          </LinkButton>
          <LinkButton look="quiet" icon="lantern" href={makeRoute({ t: 'learn', game })}>
            {shell.learn.title}
          </LinkButton>
          <Button look="quiet" icon="info" onClick={onHelp}>
            {text.menu.keys}
          </Button>
          {onSave && (
            <Button look="quiet" icon="download" onClick={onSave}>
              {text.menu.save}
            </Button>
          )}
          <LinkButton look="quiet" icon="gear" href={makeRoute({ t: 'settings' })}>
            {text.menu.allSettings}
          </LinkButton>
          <LinkButton look="quiet" icon="home" href={makeRoute({ t: 'home' })}>
            {text.menu.home}
          </LinkButton>
          {onLeave && !leaving && (
            <Button look="danger" icon="door" data-testid="leave" onClick={() => setLeaving(true)}>
              {text.menu.leave}
            </Button>
          )}
        </div>
        {onLeave && leaving && (
          <div className={style.leaving} role="alert">
            <p>
              <b>{text.menu.leaveAsk}</b> {text.menu.leaveHelp}
            </p>
            <Button look="danger" data-testid="leave-sure" onClick={onLeave}>
              {text.menu.leave}
            </Button>
            <Button onClick={() => setLeaving(false)}>{text.cancel}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
