import { useText } from '../text/index.ts';
import { Title } from '../ui/Title.tsx';
import type { Route } from './router.ts';

export function Screen({ route }: { route: Route }) {
  const { pages } = useText();
  return <Title page={`${pages.nowhere.title} ${route.t}`} />;
}
