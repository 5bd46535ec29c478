import { LocationCard } from '../51st-state-common/Location.tsx';
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { PlainCard, type Shape } from '../51st-state-common/PlainCard.tsx';
import { PICTURES } from '../51st-state-common/pictures.ts';
import { mark, type Part } from '../51st-state-common/Strip.tsx';
import { contactOf, contactParts, leaderParts, lookOf, pileParts, toneOf } from './look.ts';
import { pictureOf } from './pictures.ts';
import type { Cards } from './props.ts';

/** A card that is no location: a leader or a contact, whether in the deck or on a base. */
export function PlainFace({
  p,
  ...props
}: {
  p: Cards;
  id: string;
  name: string;
  shape: Shape;
  once?: readonly Part[];
  lying?: readonly Part[];
}) {
  const contact = contactOf(p, props.id);
  const leader = p.tables.leaders.find((x) => x.id === props.id);
  return (
    <PlainCard
      {...props}
      tone={contact ? toneOf(contact.colour) : 'leader'}
      picture={PICTURES[pictureOf(props.id)]}
      parts={contact ? contactParts(contact) : leader ? leaderParts(leader) : []}
    />
  );
}

/** Any card of the deck, as large as in a hand, or low. */
export function DeckCard({ p, no, low = false }: { p: Cards; no: number; low?: boolean }) {
  const site = p.tables.site[no];
  if (site) return <LocationCard look={lookOf(p, site)} low={low} />;
  const id = p.tables.id[no]!;
  const leader = p.tables.leader[no];
  const once = leader && !low ? { once: [mark('store'), ...pileParts(leader.stock)] } : {};
  return <PlainFace p={p} id={id} name={p.words.card(id).name} shape={low ? 'low' : 'tall'} {...once} />;
}

/** Any card of the deck in a line. */
export function DeckChip({ p, no }: { p: Cards; no: number }) {
  const site = p.tables.site[no];
  if (site) return <LocationChip look={lookOf(p, site)} />;
  const id = p.tables.id[no]!;
  return <PlainFace p={p} id={id} name={p.words.card(id).name} shape="chip" />;
}
