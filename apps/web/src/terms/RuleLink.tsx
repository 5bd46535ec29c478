import type { RuleId } from '@ashtown/engine';
import { makeRoute } from '../route/router.ts';
import { beside } from './shelf.ts';
import style from './terms.module.css';

/** The number of a rule, which leads to it: beside the table, or on the page of the rules. `chip`: with a frame around it. */
export function RuleLink(props: { game: string; rule: RuleId; chip?: boolean; onFollow?: () => void }) {
  const { game, rule, chip = false, onFollow } = props;
  return (
    <a
      className={chip ? style.rule : style.bare}
      href={makeRoute({ t: 'rules', game, rule })}
      onClick={(e) => {
        onFollow?.();
        beside({ at: 'rules', game, rule, asked: [] })(e);
      }}
    >
      {rule}
    </a>
  );
}
