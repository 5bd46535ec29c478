import { Dialog } from '../../ui/Dialog.tsx';
import { LETTERS } from '../keys/keys.ts';
import { useTableText } from '../text/index.ts';
import style from './menu.module.css';

/** The keys of the table. */
export function Help({ open, onClose }: { open: boolean; onClose(): void }) {
  const { help, story } = useTableText();
  const rows: readonly (readonly [string, string])[] = [
    ['1–9', help.digits],
    ['← ↑ ↓ →', help.arrows],
    ['F6', help.regions],
    ['Enter', help.enter],
    ['Esc', help.escape],
    ...Object.entries(LETTERS).map(([key, deed]) => [key.toUpperCase(), help.deed[deed]] as const),
    ['[ ]', help.step],
    ['Space', story.keys.pause],
    ['→ ←', story.keys.step],
    ['S, Esc', story.keys.skip],
    [', .', story.keys.speed],
  ];
  return (
    <Dialog open={open} title={help.title} onClose={onClose}>
      <dl className={style.keys}>
        {rows.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd className="kbd">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
