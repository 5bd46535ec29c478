import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  amount,
  at,
  buttonsBar,
  byPhase,
  Chip,
  card,
  chosenIn,
  Detail,
  Drawn,
  DrawnAt,
  die,
  digitAmong,
  isOne,
  MiniPanel,
  Note,
  offersAbout,
  option,
  PanelFrame,
  Part,
  Pile,
  Pips,
  Points,
  phaseOf,
  player,
  Rows,
  Source,
  seedOf,
  slot,
  streamOf,
  trackOf,
} from '../../src/kit/index.ts';
import { pointing } from './pointing.ts';

test('refs by kind', () => {
  expect([card('a'), slot('b'), option('c'), die('d'), amount('e'), player(2), at(1, 'hand')]).toEqual([
    { kind: 'card', id: 'a' },
    { kind: 'slot', id: 'b' },
    { kind: 'option', id: 'c' },
    { kind: 'die', id: 'd' },
    { kind: 'amount', id: 'e' },
    { kind: 'player', id: '2' },
    { kind: 'slot', id: 'hand@1' },
  ]);
  expect([isOne(['a', 'b'], 'b'), isOne(['a', 'b'], 'c')]).toEqual([true, false]);
});

describe('pointing', () => {
  const raze = { pick: 'raze mill', refs: [option('raze'), card('mill')] };
  const build = { pick: 'build mill', refs: [option('build'), card('mill')] };
  const offers = [raze, build];

  test('finds what is chosen, each once, and the answers about it', () => {
    const { p } = pointing({ 'card:mill': 'chosen' });
    expect(chosenIn({ offers, standing: p.standing })).toEqual([card('mill')]);
    expect(offersAbout(offers, [card('mill')])).toEqual(offers);
    expect(offersAbout(offers, [card('mill'), option('raze')])).toEqual([raze]);
  });

  test('numbers what the digits choose', () => {
    expect(digitAmong([option('raze'), card('mill')], card('mill'))).toBe(2);
    expect(digitAmong([option('raze')], card('mill'))).toBeNull();
  });

  test('makes answers buttons with digits', () => {
    const given: string[] = [];
    const bar = buttonsBar({ answer: (pick: string) => void given.push(pick) }, [{ pick: 'pass', label: 'Pass' }]);
    expect(bar.others).toEqual([{ pick: 'pass', label: 'Pass', digit: 1 }]);
    bar.toggle(bar.keys[0]!);
    bar.toggle(amount('9'));
    expect(given).toEqual(['pass']);
  });
});

test('a phase is that of the topmost frame that belongs to one', () => {
  const phases = { deal: 'setup', turn: 'action' } as const;
  const stack = [{ t: 'deal' }, { t: 'turn' }, { t: 'pay' }] as { t: 'deal' | 'turn' | 'pay' }[];
  expect(phaseOf(stack, phases)).toBe('action');
  expect(phaseOf(stack.slice(2), phases)).toBeUndefined();
  expect(byPhase({ setup: ['deal'], action: ['turn', 'pay'] })).toEqual({
    deal: 'setup',
    turn: 'action',
    pay: 'action',
  });
  const words = { phase: (id: string) => id.toUpperCase() };
  expect(trackOf(words, ['setup', 'action'], 'action')).toEqual({ names: ['SETUP', 'ACTION'], now: 1 });
  expect(trackOf(words, ['setup', 'action'], null).now).toBe(2);
});

test('drawings take the colour around them and the pen of their game', () => {
  expect(render(<Drawn of="M0 0z" size={12} />)).toMatch(/width="12".*aria-hidden="true".*fill="currentColor"/);
  const line = render(<Drawn of={{ line: 'M0 0h9' }} pen={{ width: 3, cap: 'butt' }} />);
  expect(line).toContain('stroke-width="3" stroke-linecap="butt"');
  expect(render(<Drawn of={{ line: 'M0 0h9', width: 1 }} pen={{ width: 3 }} />)).toContain('stroke-width="1"');
  expect(render(<DrawnAt of="M0 0z" x={4} y={5} size={6} color="red" />)).toContain('x="4" y="5" width="6"');
});

describe('a panel', () => {
  const { p } = pointing({ 'player:1': 'legal' });

  test('says who sits there, what they play, and whose turn it is', () => {
    const html = render(
      <PanelFrame p={p} of={1} token={<svg />} plays="Mutants" active="their turn" points={<b>7</b>} />,
    );
    expect(html).toContain('aria-label="Bruno"');
    expect(html).toContain('data-testid="player-1"');
    expect(html).toContain('data-active="true"');
    expect(html).toContain('Mutants · a bot<span class="vh">, their turn</span>');
    expect(html.match(/data-ref="player:1"/g)).toHaveLength(2);
    expect(html).toContain('data-standing="legal"');
    expect(html).toContain('<b>7</b>');
  });

  test('can be opened, and drawn a second time without being there twice', () => {
    const expand = { open: true, name: 'Fold Bruno', toggle() {} };
    const html = render(<PanelFrame p={p} of={1} token={null} expand={expand} mention />);
    expect(html).toContain('aria-expanded="true" aria-label="Fold Bruno"');
    expect(html).not.toContain('data-ref');
  });

  test('is one place where nobody chooses players', () => {
    const html = render(<PanelFrame p={p} of={1} token={null} still />);
    expect(html.match(/data-ref="player:1"/g)).toHaveLength(1);
    expect(html).not.toContain('data-standing');
  });

  test('in a line', () => {
    const html = render(<MiniPanel of={0} token={null} figures={[{ id: 'vp', name: 'points', n: 4 }]} />);
    expect(html).toContain('data-ref="player:0"');
    expect(html).toContain('<span class="vh">points </span>4');
  });

  test('in a line of a phone, with what has changed for eyes and ears', () => {
    const drawn = (changed: number) =>
      render(<MiniPanel of={0} token={null} figures={[{ id: 'vp', name: 'points', n: 4, changed }]} />);
    expect(drawn(0)).not.toContain('class="_more');
    expect(drawn(2)).toMatch(/class="_more.*4.*\+2/);
    expect(drawn(-1)).toMatch(/class="_less.*4.*−1/);
  });
});

test('points with what has changed', () => {
  const shown = (props: Partial<Parameters<typeof Points>[0]>) => render(<Points n={5} name="VP" {...props} />);
  expect(shown({})).not.toMatch(/<i/);
  expect(shown({ changed: 2 })).toMatch(/good" data-delta="">\+2<\/i>.*<b>5<\/b>/);
  expect(shown({ changed: -2 })).toMatch(/bad" data-delta="">−2<\/i>.*<b>5/);
  expect(shown({ changed: 2, delta: 'mark', of: 10 })).toMatch(/<b>5<\/b>\/10/);
  expect(shown({ changed: 2, delta: 'mark' })).not.toMatch(/<i/);
});

test('pips: those there are, those just lost, and no limit where there is none', () => {
  const html = render(<Pips sign="♥" name="life" n={3} changed={-2} max={10} tone="l" />);
  expect(html.match(/class="on"/g)).toHaveLength(3);
  expect(html.match(/class="lost"/g)).toHaveLength(2);
  expect(html.match(/<i/g)).toHaveLength(10);
  expect(html).toContain('/10');
  expect(render(<Pips sign="" name="energy" n={12} max={10} open />).match(/<i/g)).toHaveLength(12);
});

test('a chip is looked at, and counted where there are several', () => {
  const { p } = pointing({});
  const html = render(
    <Chip p={p} of={card('mill')} n={2} place={at(1, 'mill')} ticket>
      Mill
    </Chip>,
  );
  expect(html).toContain('data-ref="slot:mill@1"');
  expect(html).toMatch(/class="chip ticket .*Mill.*×2/);
  expect(
    render(
      <Chip p={p} of={card('mill')} mention>
        Mill
      </Chip>,
    ),
  ).not.toMatch(/data-ref|×/);
});

test('the parts of a detail; what has nothing to say is not there', () => {
  const html = render(
    <Detail name="Mill" kind="Building" text="Gives 2★." signs={{ '★': <svg /> }}>
      <Rows rows={[{ term: 'Price', is: 3 }]} />
      <Part title="Uses">none</Part>
      <Note text="used" state />
      <Source text="printed" />
      <Pile>x</Pile>
    </Detail>,
  );
  expect(html).toMatch(/<h2>Mill<\/h2>.*Building.*<svg><\/svg><span class="vh">★<\/span>/);
  expect(html).toContain('<dt>Price</dt><dd>3</dd>');
  expect(html).toMatch(/<h3 class="label">Uses<\/h3>none/);
  expect(html).toMatch(/used<\/p>.*printed<\/p>/);
  expect(
    render(
      <>
        <Note text={null} />
        <Note text="" />
        <Source text={null} />
        <Rows rows={[]} />
      </>,
    ),
  ).toBe('');
  expect(render(<Detail name="Mill" art={<svg />} />)).not.toContain('plate');
});

test('seeds of pictures are the same every time', () => {
  expect(seedOf('mill')).toBe(seedOf('mill'));
  expect(seedOf('mill')).not.toBe(seedOf('mine'));
  const [a, b] = [streamOf('mill'), streamOf('mill')];
  const numbers = Array.from({ length: 50 }, () => a());
  expect(Array.from({ length: 50 }, () => b())).toEqual(numbers);
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(30);
});
