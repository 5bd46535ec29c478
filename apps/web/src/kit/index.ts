/**
 * What boards are built of, once for all games. What replaces what:
 *
 * - `Thing`, `Info`: armageddon/Thing (look `brackets`), metro-2033/Thing (`border`, `of` a list, `tells` the card, `marked`,
 *   `preview`, `mention`), 51st-state-common/Thing (`bare`, `held`, `idle`, `holds`, `spent`), the hand-made buttons with
 *   `data-ref` in Panel, Bazaar, Hand, FactionChooser, Auction and Displays.
 * - `Said`: metro-2033/Said, the one inside armageddon/Thing (`boxed`).
 * - `Drawn`, `DrawnAt`, `drawn`: the Sign.tsx of metro-2033 (pen: `cap: 'butt'`), armageddon (`width: 2.2`) and
 *   king-of-new-york (with `SignAt`), 51st-state-common/Mark; `Drawing` is that of ui/icons.
 * - `Lying`, `Spot`: those of metro-2033/Thing, armageddon's `Piece`, every `<span data-ref={refKey(card(id))}>`.
 * - `card`, `slot`, `option`, `die`, `amount`, `player`, `at`: props.ts of each game, 51st-state-common/refs.
 * - `isOne`: the two in Detail.tsx of armageddon and king-of-new-york.
 * - `chosenIn`, `offersAbout`, `digitAmong`, `buttonsBar`: 51st-state-common/pointed (`about` is `offersAbout`).
 * - `PanelFrame`, `MiniPanel`: 51st-state-common/PanelFrame and PlayerPanel, the sections and minis of the three other Panel.tsx.
 * - `Points`: 51st-state-common/PanelFrame (`below`), armageddon/Points (`before`), the total of metro-2033/Panel (`mark`, `of`).
 * - `Pips`: `Bar` of king-of-new-york/Panel.
 * - `Chip`: `CardChip` and `Special` of king-of-new-york, the chips of metro-2033's Panel and Detail.
 * - `phaseOf`, `trackOf`: 51st-state-common/phases, and what is written out again in the other phases.ts.
 * - `Detail`, `Rows`, `Part`, `Note`, `Source`, `Pile`: 51st-state-common/Details (PlainDetail, Lines, Note), `Plain` and the
 *   figures, facts, notes and sources of the three other Detail.tsx, `Part` of metro-2033/CardFull.
 * - `Face`, `Piece`: what a game's `Show` puts on the stage.
 * - `seedOf`, `streamOf`: CardArt of metro-2033 and king-of-new-york, Art of armageddon, 51st-state-common/art.
 * - `Sheet`: the frame of every poster.
 */

export * from '../ui/Said.tsx';
export * from './Anchors.tsx';
export * from './Chip.tsx';
export * from './Detail.tsx';
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
