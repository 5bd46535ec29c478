import { lazy, Suspense, useRef, useState } from 'react';
import { HOME_COMMANDS, type Invitation, useInvitation } from '../../net/reach.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { toast } from '../../ui/toast.ts';
import style from './invite.module.css';
import lobbyStyle from './lobby.module.css';

const Qr = lazy(() => import('../../ui/Qr.tsx').then((m) => ({ default: m.Qr })));

/** The code for cameras, the code to be read out, and the link to be sent. */
export function Invite({ code, game }: { code: string; game: string }) {
  const { lobby } = useText();
  const invitation = useInvitation(code);
  const [chosen, setChosen] = useState(0);
  const links = invitation?.links ?? [];
  const link = links[chosen] ?? links[0];
  return (
    <Plate as="section" className={`${lobbyStyle.part} ${style.invite}`} aria-labelledby="invite">
      <h2 id="invite" className="label">
        {lobby.invite}
      </h2>
      <div className={style.paper}>
        {link !== undefined && !invitation!.onlyHere && (
          <div className={style.qr} data-testid="qr" data-link={link}>
            <Suspense>
              <Qr text={link} label={lobby.qr} />
            </Suspense>
          </div>
        )}
        <small>{lobby.code}</small>
        <strong data-testid="code">{code}</strong>
      </div>
      {invitation && link !== undefined && (
        <>
          {invitation.onlyHere ? <OnlyHere /> : <Addresses {...{ invitation, chosen, setChosen }} />}
          <Link link={link} code={code} game={game} />
        </>
      )}
      {!window.isSecureContext && <p className="muted">{lobby.insecure}</p>}
    </Plate>
  );
}

function OnlyHere() {
  const { lobby } = useText();
  return (
    <div className={style.warning} role="note" data-testid="only-here">
      <Icon name="alert" size={20} />
      <p>
        <b>{lobby.onlyHere}</b> {lobby.onlyHereHow} <code>{HOME_COMMANDS[0]}</code> / <code>{HOME_COMMANDS[1]}</code>
      </p>
    </div>
  );
}

/** How to come by the code, and other addresses where the first does not lead here. */
function Addresses(props: { invitation: Invitation; chosen: number; setChosen(at: number): void }) {
  const { invitation, chosen, setChosen } = props;
  const { lobby } = useText();
  const { links, byName } = invitation;
  return (
    <>
      <ol className={style.steps}>
        {lobby.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {links.length > 1 && (
        <label className={style.addresses}>
          <span>{lobby.otherAddress}</span>
          <select className="field" value={chosen} onChange={(e) => setChosen(Number(e.target.value))}>
            {links.map((link, i) => (
              <option key={link} value={i}>
                {new URL(link).host}
              </option>
            ))}
          </select>
        </label>
      )}
      {byName !== null && <p className="muted">{lobby.byName(byName)}</p>}
    </>
  );
}

function Link({ link, code, game }: { link: string; code: string; game: string }) {
  const { lobby, common } = useText();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (text: string) => {
    if (await copyText(text)) return toast(common.copied, { tone: 'good' });
    field.current?.focus();
    field.current?.select();
    return toast(common.selected);
  };
  return (
    <>
      <input
        ref={field}
        className="field"
        readOnly
        value={link}
        aria-label={lobby.link}
        data-testid="link"
        onFocus={(e) => e.target.select()}
      />
      <div className={lobbyStyle.acts}>
        <Button icon="link" data-testid="copy-link" onClick={() => void copy(link)}>
          {lobby.copyLink}
        </Button>
        <Button look="quiet" icon="copy" onClick={() => void copy(code)}>
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
    </>
  );
}
