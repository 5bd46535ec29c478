import { tables } from '@ashtown/catalog/51st-state-2010';
import { LocationCard } from '../51st-state-common/Location.tsx';
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { PlainCard, type Shape, type Tone } from '../51st-state-common/PlainCard.tsx';
import { PICTURES } from '../51st-state-common/pictures.ts';
import { mark, type Part } from '../51st-state-common/Strip.tsx';
import { contactParts, leaderParts, lookOf, pileParts, toneOf } from './look.ts';
import { pictureOf } from './pictures.ts';
import type { Props } from './props.ts';

/** What a card that is no location looks like. */
function plainLook(no: number): { tone: Tone; picture: string; parts: readonly Part[] } {
  const picture = PICTURES[pictureOf(tables.id[no]!)];
  const shot = tables.shot[no];
  if (shot) return { tone: toneOf(shot.colour), picture, parts: contactParts(shot) };
  const leader = tables.leader[no]!;
  return { tone: 'leader', picture, parts: leaderParts(leader) };
}

/** Any card of the deck, as large as in a hand, or low. */
export function DeckCard({ p, no, low = false }: { p: Pick<Props, 'lang' | 'words'>; no: number; low?: boolean }) {
  const site = tables.site[no];
  if (site) return <LocationCard look={lookOf(site, p.lang)} low={low} />;
  const { name } = p.words.card(tables.id[no]!);
  const look = plainLook(no);
  const leader = tables.leader[no];
  const once = leader && !low ? { once: [mark('store'), ...pileParts(leader.stock)] } : {};
  return <PlainCard {...look} {...once} name={name} shape={low ? 'low' : 'tall'} />;
}

/** Any card of the deck in a line. */
export function DeckChip({ p, no, shape = 'chip' }: { p: Pick<Props, 'lang' | 'words'>; no: number; shape?: Shape }) {
  const site = tables.site[no];
  if (site) return <LocationChip look={lookOf(site, p.lang)} />;
  return <PlainCard {...plainLook(no)} name={p.words.card(tables.id[no]!).name} shape={shape} />;
}
