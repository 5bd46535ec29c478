import type { Code } from '@ashtown/protocol';
import { type FormEvent, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { useGame } from '../../load/useGame.ts';
import { createTable } from '../../net/api.ts';
import { myName, rename, tidyName } from '../../net/player.ts';
import { lookForServer, useServer } from '../../net/server.ts';
import { newLocalTable } from '../../offline/open.ts';
import { go } from '../../route/router.ts';
import { keep, readKept } from '../../settings/kept.ts';
import { knownOf, setCoach } from '../../table/coach/known.ts';
import { useText } from '../../text/index.ts';
import type { SeatKind } from '../../text/setup.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Title } from '../../ui/Title.tsx';
import {
  CLOCKS,
  type Draft,
  firstDraft,
  isOnline,
  localSetupOf,
  mustBeOnline,
  newSeat,
  newTableOf,
  offline,
  parseDraft,
  problemOf,
} from './draft.ts';
import { GameOptions } from './GameOptions.tsx';
import { SeatRow } from './SeatRow.tsx';
import style from './setup.module.css';

/** A new table, put together to taste. */
export function Setup({ id, isFirst = false }: { id: string; isFirst?: boolean | undefined }) {
  const { game, words } = useGame(id);
  const { setup, line, training } = useText();
  const { there } = useServer();
  const [wanted, setDraft] = useState<Draft>(() =>
    isFirst ? firstDraft(game) : named(parseDraft(readKept(`setup.${id}`), game), setup.localName),
  );
  const noServer = there === false;
  const draft = noServer ? offline(wanted) : wanted;
  const [wantsCoach, setWantsCoach] = useState(() => isFirst || knownOf(id).isOn);
  const [name, setName] = useState(myName);
  const [refused, setRefused] = useState<Code | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((d) => ({ ...d, ...part }));
  const [min, max] = game.players;
  const { seats } = draft;
  const problem = problemOf(draft, name);
  const online = isOnline(draft);
  const mayTrain = !online && count(draft, 'me') + count(draft, 'local') === 1;
  const title = words.name;

  const setSeat = (i: number, seat: Draft['seats'][number]) => {
    const named = seat.kind === 'local' && seat.name === '' ? { ...seat, name: setup.localName(i + 1) } : seat;
    change({ seats: seats.map((x, j) => (j === i ? named : x)) });
  };

  const begin = async (e: FormEvent) => {
    e.preventDefault();
    if (problem || busy) return;
    keep(`setup.${id}`, wanted);
    const tidy = tidyName(name);
    if (tidy !== null && tidy !== myName()) rename(tidy);
    if (mayTrain) setCoach(id, wantsCoach);
    if (!online) return go({ t: 'local', id: newLocalTable(localSetupOf(game, draft, name)) });
    setBusy(true);
    const made = await createTable(newTableOf(game, draft, name));
    setBusy(false);
    setRefused(made.ok ? null : made.code);
    if (made.ok) go({ t: 'table', id: made.value.id });
    else void lookForServer();
  };

  const note = problem ? setup[problem] : refused && line.code[refused];
  return (
    <Frame at="new">
      <Title page={setup.title(title)} className={style.title} />
      <form onSubmit={begin}>
        <div className={style.parts}>
          <Plate as="section" className={style.part} aria-labelledby="seats">
            <h2 id="seats" className="label">
              {setup.seats}
            </h2>
            <ul className={style.seats}>
              {seats.map((seat, i) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
                  key={i}
                  game={game}
                  seat={i}
                  draft={seat}
                  kinds={kindsFor(draft, i, noServer)}
                  name={name}
                  onChange={(x) => setSeat(i, x)}
                  onRename={setName}
                  onDrop={seats.length > min ? () => change({ seats: seats.filter((_, j) => j !== i) }) : null}
                />
              ))}
            </ul>
            {seats.length < max && (
              <Button
                look="quiet"
                icon="plus"
                data-testid="add-seat"
                onClick={() => change({ seats: [...seats, newSeat('bot')] })}
              >
                {setup.add}
              </Button>
            )}
          </Plate>
          <GameOptions game={game} words={words} draft={draft} onChange={(options) => change({ options })} />
          <Plate as="section" className={style.part}>
            <Radios
              legend={setup.where.title}
              value={online ? 'online' : 'local'}
              options={[
                {
                  value: 'local',
                  label: setup.where.local,
                  help: mustBeOnline(draft) ? setup.where.mustOnline : setup.where.help.local,
                  disabled: mustBeOnline(draft),
                },
                {
                  value: 'online',
                  label: setup.where.online,
                  help: noServer ? line.noServer : setup.where.help.online,
                  disabled: noServer,
                },
              ]}
              onChange={(where) => change({ online: where === 'online' })}
            />
            {online && (
              <Switch
                label={setup.public.title}
                help={setup.public.help}
                checked={draft.public}
                onChange={(on) => change({ public: on })}
              />
            )}
          </Plate>
          <Plate as="section" className={style.part}>
            <Radios
              legend={setup.undo.title}
              value={draft.undo}
              options={(['free', 'ask', 'no'] as const).map((value) => ({
                value,
                label: setup.undo[value],
                help: setup.undo.help[value],
              }))}
              onChange={(undo) => change({ undo })}
            />
          </Plate>
          {mayTrain && (
            <Plate as="section" className={style.part}>
              <Switch
                label={training.setup.title}
                help={training.setup.help}
                checked={wantsCoach}
                onChange={setWantsCoach}
              />
            </Plate>
          )}
          {online && (
            <Plate as="section" className={style.part}>
              <Radios
                legend={setup.clock.title}
                value={draft.clock}
                options={CLOCKS.map((value) => ({ value, label: setup.clock[value], help: setup.clock.help[value] }))}
                onChange={(clock) => change({ clock })}
              />
            </Plate>
          )}
        </div>
        <Plate className={style.end}>
          <p>
            {setup.summary({
              game: title,
              me: seats.some((x) => x.kind === 'me'),
              local: count(draft, 'local'),
              open: count(draft, 'open'),
              bots: count(draft, 'bot'),
              online,
              clock: online && draft.clock !== 'none' ? setup.clock[draft.clock] : null,
            })}
          </p>
          {note && (
            <p className="error" role="alert">
              {note}
            </p>
          )}
          <Button type="submit" look={problem ? 'off' : 'primary'} icon="play" aria-disabled={problem !== null || busy}>
            {online ? setup.create : setup.start}
          </Button>
        </Plate>
      </form>
    </Frame>
  );
}

const count = (d: Draft, kind: SeatKind): number => d.seats.filter((x) => x.kind === kind).length;

/** There is only one of me. */
const kindsFor = ({ seats }: Draft, i: number, noServer: boolean): SeatKind[] =>
  (['me', 'local', 'open', 'bot'] as const).filter((k) =>
    k === 'open' ? !noServer : k !== 'me' || seats.every((x, j) => j === i || x.kind !== 'me'),
  );

/** A remembered person keeps their name; one without gets one. */
const named = (d: Draft, nameOf: (n: number) => string): Draft => ({
  ...d,
  seats: d.seats.map((x, i) => (x.kind === 'local' && x.name === '' ? { ...x, name: nameOf(i + 1) } : x)),
});
