/**
 * What boards are built of, once for all games: things one can point at (`Thing`, `Info`), where pieces lie (`Lying`, `Spot`),
 * signs and drawings (`Drawn`, `drawn`), panels of players (`PanelFrame`, `MiniPanel`, `Points`, `Pips`), small things in a row
 * (`Chip`), what is told about a thing (`Detail`, `Rows`, `Part`, `Note`, `Source`, `Pile`), faces on the stage (`Face`, `Piece`),
 * names of things (`card`, `slot`, `option`, `die` …), phases, and pictures grown from a name (`streamOf`). A part asks its
 * container how wide it is; what differs by place asks `p.size`. Large parts say what they are drawn by (`drawnBy`, `seenIn`).
 */

export * from '../ui/Said.tsx';
export * from './Anchors.tsx';
export * from './Chip.tsx';
export * from './Detail.tsx';
export * from './drawnBy.ts';
export * from './Face.tsx';
export * from './Panel.tsx';
export * from './Pips.tsx';
export * from './Points.tsx';
export * from './phases.ts';
export * from './pointing.ts';
export * from './refs.ts';
export * from './Sheet.tsx';
export * from './Sign.tsx';
export * from './seed.ts';
export * from './Thing.tsx';
