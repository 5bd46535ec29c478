import type { Offer } from '@ashtown/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { useTableText } from '../text/index.ts';
import style from './prompt.module.css';

/** A number to answer with, and the button that says what it means. */
export function Stepper(props: {
  offers: readonly Offer[];
  busy: boolean;
  labelOf(pick: unknown): string;
  onTake(offer: Offer): void;
  signs: Readonly<Record<string, ReactNode>> | undefined;
}) {
  const { offers, busy, labelOf, onTake, signs } = props;
  const text = useTableText();
  const zero = offers.findIndex((o) => o.pick === 0);
  const [at, setAt] = useState(Math.max(0, zero));
  const offer = offers[Math.min(at, offers.length - 1)]!;
  const step = (by: number) => setAt(Math.max(0, Math.min(offers.length - 1, at + by)));
  return (
    <>
      <span className={style.stepper}>
        <button type="button" aria-label={text.less} disabled={at === 0} onClick={() => step(-1)}>
          −
        </button>
        <output aria-live="off" data-testid="amount">
          {offer.refs[0]!.id}
        </output>
        <button type="button" aria-label={text.more} disabled={at === offers.length - 1} onClick={() => step(1)}>
          +
        </button>
      </span>
      <Button look="primary" data-testid="main" data-main="" disabled={busy} onClick={() => onTake(offer)}>
        <span>
          <Rich text={labelOf(offer.pick)} signs={signs} />
        </span>
      </Button>
    </>
  );
}
