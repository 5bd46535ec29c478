import type { HouseRules } from '@ashtown/protocol';
import { Switch } from '../../ui/Switch.tsx';
import { Part } from './Part.tsx';
import { useHostText } from './text/index.ts';
import type { Act } from './useHost.ts';

/** What guests may do, and may not any more from one moment to the next. */
export function Rules({ rules, act }: { rules: HouseRules; act: Act }) {
  const { rules: words } = useHostText();
  const set = (change: Partial<HouseRules>) => void act('rules', { ...rules, ...change });
  return (
    <Part title={words.title}>
      <Switch label={words.open} help={words.openHelp} checked={rules.open} onChange={(open) => set({ open })} />
      <Switch
        label={words.listed}
        help={words.listedHelp}
        checked={rules.listed}
        onChange={(listed) => set({ listed })}
      />
    </Part>
  );
}
