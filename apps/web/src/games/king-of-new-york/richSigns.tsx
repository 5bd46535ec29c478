import { Sign } from './Sign.tsx';

/** The three goods in the game's sentences, drawn. */
export const signs = {
  '★': <Sign id="star" size={13} className="st" />,
  '⚡': <Sign id="energy" size={13} className="e" />,
  '♥': <Sign id="life" size={12} className="l" />,
} as const;
