import type { AnyGame, Seat } from '@ashtown/engine';
import { type BotDraft, LEVELS, type Level, type Temper, tempersOf } from '../../bots/bots.ts';
import { useText } from '../../text/index.ts';
import { letterOf } from '../../ui/SeatToken.tsx';
import style from './setup.module.css';

interface Props extends BotDraft {
  game: AnyGame;
  seat: Seat;
  onChange(draft: BotDraft): void;
}

/** Which bot takes a seat: its level and, where the game knows some, its temperament. */
export function BotChoice({ game, seat, bot, temper, onChange }: Props) {
  const { setup, common } = useText();
  const letter = letterOf(seat);
  const tempers = tempersOf(game, bot);
  return (
    <span className={style.bot}>
      <select
        className="field"
        aria-label={setup.levelOf(letter)}
        title={common.level[bot]?.help}
        value={bot}
        onChange={(e) => onChange({ bot: e.target.value as Level, temper })}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {common.level[level]?.name ?? level}
          </option>
        ))}
      </select>
      {tempers.length > 0 && (
        <select
          className="field"
          aria-label={setup.temperOf(letter)}
          title={common.temper[temper].help}
          value={tempers.includes(temper) ? temper : 'plain'}
          onChange={(e) => onChange({ bot, temper: e.target.value as Temper })}
        >
          {tempers.map((one) => (
            <option key={one} value={one}>
              {common.temper[one].name}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
