import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const SIGNS = /([★⚡♥])/;
const LOOK: Readonly<Record<string, { icon: IconName; colour: string }>> = {
  '★': { icon: 'star', colour: 'st' },
  '⚡': { icon: 'energy', colour: 'e' },
  '♥': { icon: 'life', colour: 'l' },
};

/** A sentence whose signs for stars, energy and life are drawn. */
export const Signed = ({ text }: { text: string }) =>
  text.split(SIGNS).map((part, i) => {
    const look = LOOK[part];
    if (!look) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      <span key={i} className={look.colour}>
        <Icon name={look.icon} size={15} />
        <VisuallyHidden>{part}</VisuallyHidden>
      </span>
    );
  });
