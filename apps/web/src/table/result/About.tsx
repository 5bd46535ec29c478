import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useTableText } from '../text/index.ts';
import style from './result.module.css';
import { isSeedOf } from './verify.ts';

/** The seed and its fingerprint, folded: for those who want to know whether chance was honest. */
export function About({ seed, commitment }: { seed: string | null; commitment: string | null }) {
  const text = useTableText();
  const [honest, setHonest] = useState<boolean | null>(null);
  if (seed === null || commitment === null) return null;
  return (
    <details className={`plate ${style.about}`}>
      <summary data-testid="about-game">{text.result.about}</summary>
      <div className={style.seed}>
        <h3 className="label">{text.result.seed}</h3>
        <code data-testid="seed">{seed}</code>
        <h3 className="label">{text.result.commitmentOf}</h3>
        <code>{commitment}</code>
        <div className={style.verify}>
          <Button small icon="check" data-testid="verify" onClick={() => setHonest(isSeedOf(seed, commitment))}>
            {text.result.verify}
          </Button>
          <span role="status" className={honest === null ? '' : honest ? 'good' : 'bad'}>
            {honest === null ? '' : honest ? text.result.verified : text.result.notVerified}
          </span>
        </div>
      </div>
    </details>
  );
}
