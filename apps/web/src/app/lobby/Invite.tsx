import { inviteOf } from '../../net/addresses.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { toast } from '../../ui/toast.ts';
import style from './lobby.module.css';

/** The link and the code, to be copied, shared or read out. */
export function Invite({ code, game }: { code: string; game: string }) {
  const { lobby, common } = useText();
  const link = inviteOf(code);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(common.copied, { tone: 'good' });
    } catch {
      // Without a secure origin there is no clipboard: the text stands in the field and can be selected.
      toast(text, { stays: true });
    }
  };
  return (
    <Plate as="section" className={style.part} aria-labelledby="invite">
      <h2 id="invite" className="label">
        {lobby.invite}
      </h2>
      <p className={style.code} data-testid="code">
        {code}
      </p>
      <input
        className="field"
        readOnly
        value={link}
        aria-label={lobby.link}
        data-testid="link"
        onFocus={(e) => e.target.select()}
      />
      <div className={style.acts}>
        <Button icon="link" onClick={() => copy(link)}>
          {lobby.copyLink}
        </Button>
        <Button look="quiet" icon="copy" onClick={() => copy(code)}>
          {lobby.copyCode}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            look="quiet"
            icon="share"
            onClick={() =>
              void navigator.share({ title: game, text: lobby.shareText(game, code), url: link }).catch(() => {})
            }
          >
            {common.share}
          </Button>
        )}
      </div>
    </Plate>
  );
}
