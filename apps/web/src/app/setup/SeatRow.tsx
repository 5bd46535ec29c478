import type { AnyGame } from '@ashtown/engine';
import { useText } from '../../text/index.ts';
import type { SeatKind } from '../../text/setup.ts';
import { Button } from '../../ui/Button.tsx';
import { letterOf, SeatToken } from '../../ui/SeatToken.tsx';
import { BotChoice } from './BotChoice.tsx';
import type { SeatDraft } from './draft.ts';
import style from './setup.module.css';

/** One seat: who takes it, and what that needs. */
export function SeatRow(props: {
  game: AnyGame;
  seat: number;
  draft: SeatDraft;
  kinds: readonly SeatKind[];
  name: string;
  onChange(draft: SeatDraft): void;
  onRename(name: string): void;
  onDrop: (() => void) | null;
}) {
  const { game, seat, draft, kinds, name, onChange, onRename, onDrop } = props;
  const { setup, common } = useText();
  const letter = letterOf(seat);
  return (
    <li className={style.seat}>
      <SeatToken seat={seat} size={34} />
      <select
        className="field"
        aria-label={setup.kindOf(letter)}
        value={draft.kind}
        onChange={(e) => onChange({ ...draft, kind: e.target.value as SeatKind })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {setup.seatKind[kind]}
          </option>
        ))}
      </select>
      {draft.kind === 'bot' && (
        <BotChoice {...draft} game={game} seat={seat} onChange={(bot) => onChange({ ...draft, ...bot })} />
      )}
      {draft.kind === 'local' && (
        <input
          className="field"
          aria-label={setup.nameOf(letter)}
          value={draft.name}
          maxLength={24}
          placeholder={setup.localName(seat + 1)}
          onChange={(e) => onChange({ ...draft, name: e.target.value })}
        />
      )}
      {draft.kind === 'me' && (
        <input
          className="field"
          aria-label={setup.yourName}
          value={name}
          maxLength={24}
          onChange={(e) => onRename(e.target.value)}
        />
      )}
      {draft.kind === 'open' && <span className="muted">{common.nobody}</span>}
      {onDrop ? (
        <Button look="quiet" icon="x" aria-label={setup.drop(letter)} onClick={onDrop} />
      ) : (
        <span className={style.spacer} />
      )}
    </li>
  );
}
