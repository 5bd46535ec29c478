import { lazy, Suspense, useEffect } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { Message } from '../frame/Message.tsx';
import { Safe } from '../frame/Safe.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { isPlayable } from '../load/load.ts';
import { makeRoute, type Route } from '../route/router.ts';
import { useText } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { markOpened } from '../ui/Title.tsx';
import { Landing } from './landing/Landing.tsx';

const Setup = lazy(() => import('./setup/Setup.tsx').then((m) => ({ default: m.Setup })));
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })));
const HostPage = lazy(() => import('./host/HostPage.tsx').then((m) => ({ default: m.HostPage })));
const Credits = lazy(() => import('./pages/Credits.tsx').then((m) => ({ default: m.Credits })));
const Rules = lazy(() => import('./rules/Rules.tsx').then((m) => ({ default: m.Rules })));
const Join = lazy(() => import('./pages/Join.tsx').then((m) => ({ default: m.Join })));
const OnlineTable = lazy(() => import('./table/TableRoute.tsx').then((m) => ({ default: m.OnlineTable })));
const LocalTable = lazy(() => import('./table/TableRoute.tsx').then((m) => ({ default: m.LocalTable })));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx').then((m) => ({ default: m.LearnPage })));
const AllGames = lazy(() => import('./learn/AllGames.tsx').then((m) => ({ default: m.AllGames })));
const LessonScreen = lazy(() => import('../learn/LessonScreen.tsx').then((m) => ({ default: m.LessonScreen })));
const ReplayScreen = lazy(() => import('../replay/ReplayScreen.tsx').then((m) => ({ default: m.ReplayScreen })));

/** The screen of a route. Only the landing page is in the first load. */
export function Screen({ route }: { route: Route }) {
  useEffect(markOpened, []);
  return (
    <Suspense fallback={<Waiting />}>
      {/* Whoever goes from rule to rule stays in the same book. */}
      <Safe key={makeRoute(route.t === 'rules' ? { t: 'rules', game: route.game } : route)}>
        <Shown route={route} />
      </Safe>
    </Suspense>
  );
}

function Shown({ route }: { route: Route }) {
  switch (route.t) {
    case 'home':
      return <Landing />;
    case 'new':
      return isPlayable(route.game) ? <Setup id={route.game} isFirst={route.first} /> : <NoGame id={route.game} />;
    case 'rules':
      return isPlayable(route.game) ? <Rules id={route.game} rule={route.rule} /> : <NoGame id={route.game} />;
    case 'learn':
      if (route.game === undefined) return <AllGames />;
      if (!isPlayable(route.game)) return <NoGame id={route.game} />;
      if (route.lesson === undefined) return <LearnPage id={route.game} />;
      return <LessonScreen game={route.game} lesson={route.lesson} />;
    case 'table':
      return <OnlineTable id={route.id} />;
    case 'local':
      return <LocalTable id={route.id} />;
    case 'join':
      return <Join code={route.code} />;
    case 'replay':
      return <ReplayScreen />;
    case 'host':
      return <HostPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <Credits />;
    case 'nowhere':
      return <Nowhere />;
  }
}

const NoGame = ({ id }: { id: string }) => <Nowhere text={useText().setup.unknown(id)} />;

function Nowhere({ text }: { text?: string }) {
  const { nowhere } = useText().pages;
  return (
    <Frame at="nowhere">
      <Message title={nowhere.title} text={text ?? nowhere.text}>
        <LinkButton look="primary" href={makeRoute({ t: 'home' })}>
          {nowhere.home}
        </LinkButton>
      </Message>
    </Frame>
  );
}
