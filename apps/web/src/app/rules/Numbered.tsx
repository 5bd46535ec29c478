import { makeRoute } from '../../route/router.ts';
import type { Numbered as Rules } from '../../table/cited/numbered.ts';
import { useText } from '../../text/index.ts';
import style from './rules.module.css';
import { Signed } from './Signed.tsx';

const ID = /\b([A-Z]{2,}-\d+)\b/;

/** Every rule with its number, to be cited and argued with. */
export function Numbered({ game, rules, now }: { game: string; rules: Rules; now?: string | undefined }) {
  const words = useText().pages.rules;
  return (
    <section aria-labelledby="rules-numbered">
      <h2 id="rules-numbered" className="display" tabIndex={-1}>
        {words.numbered}
      </h2>
      <p className="muted">{words.rulings}</p>
      {rules.chapters.map(({ title, rules: those }) => (
        <section key={title} className={style.chapter}>
          <h3>{title}</h3>
          <ol>
            {Object.entries(those).map(([id, text]) => (
              <li key={id} id={`rules-${id}`} tabIndex={-1} aria-current={id === now ? 'location' : undefined}>
                <a href={makeRoute({ t: 'rules', game, rule: id })}>{id}</a>
                <p>
                  {text.split(ID).map((part, i) =>
                    i % 2 === 1 ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
                      <a key={i} href={makeRoute({ t: 'rules', game, rule: part })}>
                        {part}
                      </a>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                      <Signed key={i} text={part} />
                    ),
                  )}
                  {rules.ours.has(id) && <span className={style.ours}>{words.ruling}</span>}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
