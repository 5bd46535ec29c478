import type { ReactElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { card, Info, Lying, option, Said, Spot, slot, Thing, type ThingProps } from '../../src/kit/index.ts';
import { pointing } from './pointing.ts';

const MILL = card('mill');
/** A click and a right click on a thing, without a page. */
function click(props: ThingProps): void {
  const { onClick, onContextMenu } = (Thing(props) as ReactElement<Record<string, (e: unknown) => void>>).props;
  onClick!({});
  onContextMenu!({ preventDefault() {} });
}

describe('a thing', () => {
  test('tells how it stands, to eyes, ears, keys and scripts', () => {
    const { p } = pointing({ 'card:mill': 'legal' });
    const html = render(
      <Thing p={p} of={MILL} label="The mill, for 2 workers">
        MILL
      </Thing>,
    );
    expect(html).toContain('data-ref="card:mill"');
    expect(html).toContain('data-standing="legal"');
    expect(html).toContain('data-rove=""');
    expect(html).toContain('aria-pressed="false"');
    expect(html).toMatch(/class="[^"]*\blegal\b/);
    expect(html).toContain('<span class="vh">The mill, for 2 workers</span>');
    expect(html).toMatch(/aria-hidden="true">MILL</);
    expect(html).toMatch(/data-key="" aria-hidden="true">1</);
  });

  test('has no key where there are none, where it would do nothing, or where the board says so', () => {
    const shown = (props: Partial<ThingProps>, size?: 'phone') =>
      render(<Thing p={pointing({ 'card:mill': 'legal' }, size).p} of={MILL} {...props} />).includes('data-key');
    expect(shown({})).toBe(true);
    expect(shown({}, 'phone')).toBe(false);
    expect(shown({ digit: null })).toBe(false);
    expect(shown({ standing: 'chosen' })).toBe(false);
    expect(render(<Thing p={pointing({ 'card:mill': 'legal' }).p} of={MILL} digit={7} />)).toContain('>7<');
  });

  test('is the first of its names that can be chosen', () => {
    const { p } = pointing({ 'slot:hero.mill': 'legal' });
    expect(render(<Thing p={p} of={[MILL, slot('hero.mill')]} />)).toContain('data-ref="slot:hero.mill"');
    expect(render(<Thing p={p} of={[MILL, slot('elsewhere')]} />)).toContain('data-ref="card:mill"');
  });

  test.each([
    [{}, ['touch card:mill', 'inspect card:mill']],
    [{ held: true }, ['hold card:mill', 'inspect card:mill']],
    [{ idle: true }, ['inspect card:mill', 'inspect card:mill']],
    [{ mention: true }, ['inspect card:mill', 'inspect card:mill']],
    [{ idle: true, tells: option('raze') }, ['inspect option:raze', 'inspect option:raze']],
  ] as const)('pointed at: %j', (props, expected) => {
    const { p, done } = pointing({ 'card:mill': 'legal' });
    click({ p, of: MILL, ...props });
    expect(done).toEqual(expected);
  });

  test('may be gathered by the board itself', () => {
    const { p, done } = pointing({});
    let touched = 0;
    click({ p, of: MILL, standing: 'legal', onTouch: () => touched++ });
    expect([touched, done]).toEqual([1, ['inspect card:mill']]);
    expect(render(<Thing p={p} of={MILL} standing="legal" marked />)).toContain('aria-pressed="true"');
  });

  test('that is idle is not to be pressed, and one only spoken of is none that comes and goes', () => {
    const { p } = pointing({ 'card:mill': 'legal' });
    const idle = render(<Thing p={p} of={MILL} idle />);
    expect(idle).toContain('data-standing="rest"');
    expect(idle).not.toContain('aria-pressed');
    expect(render(<Info p={p} of={MILL} />)).not.toMatch(/data-ref|data-standing|aria-pressed/);
    expect(render(<Info p={p} of={MILL} itself />)).toContain('data-ref="card:mill"');
  });

  test('holds a card as a thing of its own, and is ticked once it is spent', () => {
    const { p } = pointing({});
    expect(render(<Thing p={p} of={slot('1')} holds={MILL} />).match(/data-ref="[^"]+"/g)).toEqual([
      'data-ref="slot:1"',
      'data-ref="card:mill"',
    ]);
    const spent = (is: boolean) => render(<Thing p={p} of={MILL} spent={is} />).match(/<span/g)?.length ?? 0;
    expect(spent(true)).toBe(spent(false) + 2);
  });
});

test('anchors stand for things and places, unless they are only mentioned', () => {
  expect(render(<Lying of={MILL}>x</Lying>)).toContain('data-ref="card:mill"');
  expect(
    render(
      <Lying of={MILL} mention>
        x
      </Lying>,
    ),
  ).not.toContain('data-ref');
  expect(render(<Spot of={slot('deck')} />)).toContain('data-ref="slot:deck" aria-hidden="true"');
});

test('what is said takes the place of what is drawn, and only where something is said', () => {
  expect(render(<Said as="three workers">▲▲▲</Said>)).toContain('<span class="vh">three workers</span>');
  expect(render(<Said>▲▲▲</Said>)).toBe('▲▲▲');
});
