import { Component, type ReactNode } from 'react';
import { makeRoute } from '../route/router.ts';
import { settings } from '../settings/settings.ts';
import { SHELL } from '../text/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Message } from './Message.tsx';

/** Catches what a screen throws, so that the rest of the page lives on. A new `key` begins anew. */
export class Safe extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { broken, retry } = SHELL[settings.getState().lang].common;
    return (
      <main>
        <Message title={broken.title} text={broken.text}>
          <LinkButton look="primary" href={makeRoute({ t: 'home' })}>
            {broken.home}
          </LinkButton>
          <Button onClick={() => location.reload()}>{retry}</Button>
        </Message>
      </main>
    );
  }
}
