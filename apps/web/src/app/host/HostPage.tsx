import type { HostReport } from '@ashtown/protocol';
import { type FormEvent, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { Message } from '../../frame/Message.tsx';
import { makeRoute } from '../../route/router.ts';
import { useText } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Title } from '../../ui/Title.tsx';
import { Address } from './Address.tsx';
import { Alarms } from './Alarms.tsx';
import { Backups } from './Backups.tsx';
import { Company } from './Company.tsx';
import { Data } from './Data.tsx';
import style from './host.module.css';
import { Lately } from './Lately.tsx';
import { Limits } from './Limits.tsx';
import { Now } from './Now.tsx';
import { Rules } from './Rules.tsx';
import { Servers } from './Servers.tsx';
import { useHostText } from './text/index.ts';
import { together } from './together.ts';
import { type Act, useHost } from './useHost.ts';

/** For whoever runs the server: who is here, what it costs, whether all is well, what guests may do, and backups. */
export function HostPage() {
  const [attempt, setAttempt] = useState({ password: '' });
  const { report, refused, act } = useHost(attempt);
  const isAsking = refused === 'no-token' || refused === 'too-fast';
  return (
    <Frame at="host">
      {report ? (
        <Shown report={report} isLost={refused !== null} act={act} />
      ) : isAsking ? (
        <Password refused={attempt.password === '' ? null : refused} open={(password) => setAttempt({ password })} />
      ) : (
        refused !== null && <Refused isThere={refused !== 'unavailable'} />
      )}
    </Frame>
  );
}

function Refused({ isThere }: { isThere: boolean }) {
  const { line, common } = useText();
  const { refused, title } = useHostText();
  return (
    <Message title={isThere ? refused.title : title} text={isThere ? refused.text : line.noServer}>
      <LinkButton look="primary" href={makeRoute({ t: 'home' })}>
        {common.broken.home}
      </LinkButton>
    </Message>
  );
}

function Password({ refused, open }: { refused: 'no-token' | 'too-fast' | null; open(password: string): void }) {
  const { password: words } = useHostText();
  const [typed, setTyped] = useState('');
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (typed !== '') open(typed);
  };
  return (
    <Plate as="form" className={style.password} onSubmit={submit}>
      <Title page={words.title} />
      <p>{words.text}</p>
      <label className="label" htmlFor="host-password">
        {words.label}
      </label>
      <div>
        <input
          id="host-password"
          className="field"
          type="password"
          autoComplete="off"
          value={typed}
          aria-invalid={refused !== null}
          aria-describedby={refused === null ? undefined : 'host-password-note'}
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit" look="primary">
          {words.open}
        </Button>
      </div>
      {refused !== null && (
        <p id="host-password-note" className="error" role="alert">
          {refused === 'too-fast' ? words.tooFast : words.wrong}
        </p>
      )}
    </Plate>
  );
}

function Shown({ report, isLost, act }: { report: HostReport; isLost: boolean; act: Act }) {
  const text = useHostText();
  const all = together(report);
  return (
    <>
      <div className={style.top}>
        <Title page={text.title} className={style.title} />
        <p className={style.lead}>{text.lead}</p>
      </div>
      <Alarms report={report} isLost={isLost} />
      <div className={style.columns}>
        <div className={style.column}>
          <Address />
          <Rules rules={report.rules} act={act} />
        </div>
        <div className={`${style.column} ${style.wide}`}>
          <Now all={all} />
          <Company company={all.company} />
          <Lately events={report.events} />
          <Servers nodes={report.nodes} />
        </div>
        <div className={style.column}>
          <Data data={report.data} />
          <Limits report={report} reached={all.limits} />
          <Backups backups={report.backups} act={act} />
        </div>
      </div>
    </>
  );
}
