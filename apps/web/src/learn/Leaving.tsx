import { useText } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './around.module.css';

/** Asks whoever has pressed Esc twice. */
export function Leaving({ open, onStay, onLeave }: { open: boolean; onStay(): void; onLeave(): void }) {
  const { coach } = useText().learn;
  return (
    <Dialog open={open} title={coach.ask} onClose={onStay}>
      <div className={style.leave}>
        <p>{coach.kept}</p>
        <div>
          <Button look="primary" onClick={onStay} data-testid="stay">
            {coach.stay}
          </Button>
          <Button onClick={onLeave} data-testid="leave-sure">
            {coach.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
