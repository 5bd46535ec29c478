import { type ConnectionId, ID_OF, isConnection, SITE, SOLO } from '@ashtown/catalog/51st-state-master';
import { Chips, DisplayPart, FaceUp } from '../51st-state-common/Display.tsx';
import { LocationCard } from '../51st-state-common/Location.tsx';
import { LocationChip } from '../51st-state-common/LocationChip.tsx';
import { card } from '../51st-state-common/refs.ts';
import { ConnectionCard } from './Connection.tsx';
import { digitOf } from './gather.ts';
import { lookOf } from './look.ts';
import type { Props } from './props.ts';
import { knownOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** The middle of the table: a draft, else what everybody knows of the hands, else the attacks of the virtual opponent. */
export function Display(p: Props) {
  if (p.view.display.length > 0) return <Draft {...p} />;
  return p.view.solo ? <Attacks {...p} /> : <Known {...p} />;
}

const DRAFTING: readonly string[] = ['draftPick', 'soloPick'];

function Draft(p: Props) {
  const t = boardText(p.lang);
  const top = p.view.stack.at(-1);
  const cards = p.view.display.map((no) => {
    const look = lookOf(SITE[no]!, p.lang);
    return { no, id: look.id, face: <LocationCard look={look} low />, digit: digitOf(p, card(look.id)) };
  });
  return (
    <DisplayPart title={top?.t === 'draftPick' ? t.draft(top.draft + 1) : t.display}>
      <FaceUp p={p} t={t} cards={cards} idle={!DRAFTING.includes(p.question ?? '')} />
    </DisplayPart>
  );
}

/** A card in a line. */
const lineOf = (p: Props, no: number) => {
  const id = ID_OF[no]!;
  const face = isConnection(no) ? (
    <ConnectionCard id={id as ConnectionId} name={p.words.card(id).name} shape="chip" />
  ) : (
    <LocationChip look={lookOf(SITE[no]!, p.lang)} />
  );
  return { no, id, face };
};

function Known(p: Props) {
  const t = boardText(p.lang);
  const cards = knownOf(p.view, p.seat).map(({ seat, card: no }) => ({ ...lineOf(p, no), seat }));
  return (
    <DisplayPart title={t.known} note={cards.length === 0 && t.nothingKnown}>
      <Chips p={p} t={t} cards={cards} />
    </DisplayPart>
  );
}

function Attacks(p: Props) {
  const t = boardText(p.lang);
  const { pile, attacks } = p.view.solo!;
  return (
    <DisplayPart
      title={`${t.attackPile} · ${t.attacks(attacks, SOLO.attacks)}`}
      note={pile.length === 0 && t.noAttacks}
    >
      <Chips p={p} t={t} cards={pile.map((no) => lineOf(p, no))} />
    </DisplayPart>
  );
}
