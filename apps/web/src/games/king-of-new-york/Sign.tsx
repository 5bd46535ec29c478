import { Drawn, DrawnAt, type SignLook } from '../../kit/index.ts';
import { SIGNS, type SignId } from './signs.ts';

/** A sign among words; what it means is said beside it. */
export const Sign = ({ id, ...look }: SignLook & { id: SignId }) => <Drawn of={SIGNS[id]} {...look} />;

/** A sign inside a picture. */
export const SignAt = ({ id, ...where }: { id: SignId; x: number; y: number; size: number; color: string }) => (
  <DrawnAt of={SIGNS[id]} {...where} />
);

export const SIGN_OF = { star: '★', energy: '⚡', life: '♥' } as const;

/** The same goods as tellings call them. */
export const AMOUNTS: Readonly<Record<string, string>> = {
  score: SIGN_OF.star,
  energy: SIGN_OF.energy,
  life: SIGN_OF.life,
};

/** The three goods in the game's sentences, drawn. */
export const signs = {
  '★': <Sign id="star" size={13} className="st" />,
  '⚡': <Sign id="energy" size={13} className="e" />,
  '♥': <Sign id="life" size={12} className="l" />,
} as const;
