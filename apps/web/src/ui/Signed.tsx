import { Icon } from './Icon.tsx';
import { Rich } from './Rich.tsx';

const SIGNS = {
  '★': (
    <span className="st">
      <Icon name="star" size={15} />
    </span>
  ),
  '⚡': (
    <span className="e">
      <Icon name="energy" size={15} />
    </span>
  ),
  '♥': (
    <span className="l">
      <Icon name="life" size={15} />
    </span>
  ),
};

/** A sentence whose signs for stars, energy and life are drawn. */
export const Signed = ({ text }: { text: string }) => <Rich text={text} signs={SIGNS} />;
