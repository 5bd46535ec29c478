import type { Hint } from '@ashtown/protocol';
import { useState } from 'react';

/** What a strong player may be asked. Null where nothing comes of it. */
export interface Counsel {
  /** Who asks quietly is not told why there is none. */
  hint(quietly?: boolean): Promise<Hint | null>;
  chances(): Promise<readonly number[] | null>;
}

export const PANELS = ['hint', 'odds'] as const;
export type PanelId = (typeof PANELS)[number];

export interface Advising {
  /** What is shown; a hint only as long as it is about the question that is asked. */
  panel: PanelId | null;
  /** Null while it is thought about. */
  hint: Hint | null;
  show(panel: PanelId): Promise<Hint | null>;
  /** False where nothing was open. */
  close(): boolean;
}

/** The panel of advice at one question after another; `key` names the question. */
export function useAdvice(key: string, counsel: Counsel | undefined): Advising {
  const [open, setOpen] = useState<{ panel: PanelId; key: string } | null>(null);
  const [told, setTold] = useState<{ key: string; hint: Hint } | null>(null);
  const panel = open?.panel === 'hint' && open.key !== key ? null : (open?.panel ?? null);
  return {
    panel,
    hint: told?.key === key ? told.hint : null,
    async show(wanted) {
      setOpen({ panel: wanted, key });
      if (wanted !== 'hint' || !counsel) return null;
      if (told?.key === key) return told.hint;
      const hint = await counsel.hint();
      if (hint) setTold({ key, hint });
      else setOpen((now) => (now?.panel === 'hint' && now.key === key ? null : now));
      return hint;
    },
    close() {
      setOpen(null);
      return panel !== null;
    },
  };
}
