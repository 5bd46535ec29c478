import { COLOURS, type Figure as Kind } from '@ashtown/armageddon/board';
import { Drawn, isOne } from '../../kit/index.ts';
import { Figure } from './Figure.tsx';
import { pictureOfGoods } from './pictures.ts';
import { Sign } from './Sign.tsx';
import type { SignId } from './signs.ts';

export { TERMS } from '@ashtown/armageddon/terms';

const FIGURES: readonly (Kind | 'anyone')[] = [...COLOURS, 'marauder', 'anyone'];

/** The sign of a term: a figure, equipment, or a drawing. */
export function TermSign({ id, size }: { id: string; size: number }) {
  if (isOne(FIGURES, id)) return <Figure of={id} size={size} />;
  const equipment = pictureOfGoods(id);
  if (equipment) return <Drawn of={equipment} size={size} />;
  return <Sign id={id as SignId} size={size} className={id === 'vp' ? 'st' : undefined} />;
}
