import { useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import style from './replay.module.css';
import { useReplayText } from './text/index.ts';

/** Larger than any match we write. */
const MOST_BYTES = 64_000_000;

/** Chooses a match file, or takes one that is dropped. */
export function Picker({ onText, onUnreadable }: { onText(text: string): void; onUnreadable(): void }) {
  const text = useReplayText();
  const id = useId();
  const [over, setOver] = useState(false);
  const read = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) onUnreadable();
    else file.text().then(onText, onUnreadable);
  };
  return (
    <label
      htmlFor={id}
      className={`plate ${style.drop} ${over ? style.over : ''}`}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(e) => {
        e.preventDefault();
        setOver(false);
        read(e.dataTransfer.files[0]);
      }}
    >
      <Icon name="download" size={34} />
      <b>{text.choose}</b>
      <span className="muted">{text.drop}</span>
      <input
        id={id}
        className="vh"
        type="file"
        accept=".json,application/json"
        data-testid="replay-file"
        onChange={(e) => {
          read(e.target.files?.[0]);
          e.target.value = '';
        }}
      />
    </label>
  );
}
