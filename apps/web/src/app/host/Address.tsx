import { lazy, Suspense } from 'react';
import { doorsOf, HOME_COMMANDS, useReach } from '../../net/reach.ts';
import { Icon } from '../../ui/Icon.tsx';
import style from './host.module.css';
import { Part } from './Part.tsx';
import { useHostText } from './text/index.ts';

const Qr = lazy(() => import('../../ui/Qr.tsx').then((m) => ({ default: m.Qr })));

/** Where people find the games. */
export function Address() {
  const { address } = useHostText();
  const reach = useReach();
  const doors = reach ? doorsOf(document.baseURI, reach) : [];
  const names = [...doors, ...(reach?.name && doors.length > 0 ? [reach.name] : [])];
  if (!reach) return null;
  return (
    <Part title={address.title}>
      {doors[0] === undefined ? (
        <p>
          <b>{address.only}</b> {address.how} <code className={style.code}>{HOME_COMMANDS[0]}</code> /{' '}
          <code className={style.code}>{HOME_COMMANDS[1]}</code>
        </p>
      ) : (
        <div className={style.paper}>
          <Suspense fallback={<div />}>
            <Qr text={doors[0]} label={address.qr} />
          </Suspense>
          <div>
            <b>{address.here}</b>
            <p>{address.text}</p>
          </div>
        </div>
      )}
      {names.length > 0 && (
        <ul className={style.doors}>
          {names.map((door) => (
            <li key={door}>
              <Icon name="link" size={17} />
              <span className="num">{door.replace(/\/$/, '')}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
