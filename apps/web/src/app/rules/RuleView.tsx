import type { Lang, RuleId } from '@ashtown/engine';
import { Suspense } from 'react';
import type { Numbered } from '../../table/cited/numbered.ts';
import { RuleLink } from '../../terms/RuleLink.tsx';
import { useTermed } from '../../terms/Termed.tsx';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.ts';
import { wording } from './Numbered.tsx';
import { RuleMore } from './RuleMore.tsx';
import style from './rule-view.module.css';
import { useBookText } from './text/index.ts';

const IDS = /\b[A-Z]{2,}-\d+\b/g;

/** One rule in full: where it stands, its words, what shows and teaches it, and the rules around it. */
export function RuleView(props: { game: string; lang: Lang; rules: Numbered; rule: RuleId; onClose(): void }) {
  const { game, lang, rules, rule, onClose } = props;
  const text = useBookText();
  const marked = useTermed(game, lang);
  const chapter = rules.chapters.find((x) => Object.hasOwn(x.rules, rule));
  if (!chapter) return null;
  const ids = Object.keys(chapter.rules) as RuleId[];
  const at = ids.indexOf(rule);
  const says = chapter.rules[rule]!;
  const named = (says.match(IDS) ?? []) as RuleId[];
  const around = [ids[at - 1], ids[at + 1]].filter((x) => x !== undefined);
  const copy = async () => {
    if (await copyText(location.href)) toast(text.rule.copied);
  };
  return (
    <article className={style.rule} aria-label={rule} data-testid="rule">
      <header>
        <b className="display">{rule}</b>
        <span>{chapter.title}</span>
        <Button
          look="quiet"
          small
          icon="link"
          aria-label={text.rule.link}
          title={text.rule.link}
          onClick={() => void copy()}
        />
        <Button look="quiet" small icon="x" aria-label={text.rule.close} onClick={onClose} />
      </header>
      <p className={style.says}>
        {wording(game, says, marked)}
        {rules.ours.has(rule) && <em>{text.ruling}</em>}
      </p>
      <Suspense>
        <RuleMore game={game} lang={lang} rule={rule} />
      </Suspense>
      <p className={style.see}>
        {text.rule.see}
        {[...new Set([...named, ...around])].map((x) => (
          <RuleLink key={x} game={game} rule={x} chip />
        ))}
      </p>
    </article>
  );
}
