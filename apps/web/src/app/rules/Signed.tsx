import style from './rules.module.css';

const SIGNS = /([★⚡♥])/;
const LOOK: Readonly<Record<string, string | undefined>> = { '★': 'st', '⚡': 'e', '♥': 'l' };

/** A sentence whose signs for stars, energy and life have their colours. */
export const Signed = ({ text }: { text: string }) =>
  text.split(SIGNS).map((part, i) =>
    LOOK[part] === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      <span key={i} className={`${style.sign} ${LOOK[part]}`}>
        {part}
        {/* Text presentation: a coloured emoji would ignore the theme. */}
        {'\uFE0E'}
      </span>
    ),
  );
