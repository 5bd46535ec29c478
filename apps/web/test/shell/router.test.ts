import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOfInvite } from '../../src/app/landing/invite.ts';
import { makeRoute, parseRoute, type Route } from '../../src/route/router.ts';

const part = fc.string({ minLength: 1, unit: 'grapheme' });
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>({ t: 'home' }, { t: 'replay' }, { t: 'settings' }, { t: 'credits' }, { t: 'host' }),
  fc.record({ t: fc.constantFrom('new' as const, 'rules' as const), game: part }),
  fc.record({ t: fc.constant('rules' as const), game: part, rule: part }),
  fc.record({ t: fc.constant('new' as const), game: part, first: fc.constant(true as const) }),
  fc.constant<Route>({ t: 'learn' }),
  fc.record({ t: fc.constant('learn' as const), game: part }),
  fc.record({ t: fc.constant('learn' as const), game: part, lesson: part }),
  fc.record({ t: fc.constantFrom('table' as const, 'local' as const), id: part }),
  fc.record({ t: fc.constant('join' as const), code: part }),
);

test('every route survives its address', () => {
  fc.assert(
    fc.property(route, (r) => {
      expect(parseRoute(makeRoute(r))).toEqual(r);
    }),
  );
});

test('whatever stands in the address, it leads somewhere', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseRoute(`#${text}`)).toHaveProperty('t');
    }),
  );
  expect(parseRoute('')).toEqual({ t: 'home' });
  expect(parseRoute('#/')).toEqual({ t: 'home' });
  expect(parseRoute('#/table')).toEqual({ t: 'nowhere' });
  expect(parseRoute('#/table/a/b')).toEqual({ t: 'nowhere' });
  expect(parseRoute('#/table/%E0%A4%A')).toEqual({ t: 'table', id: '%E0%A4%A' });
});

test('what follows a replay in the address is its own', () => {
  expect(parseRoute('#/replay/abc?at=12')).toEqual({ t: 'replay' });
});

test('a code or a link leads to a table, anything else nowhere', () => {
  expect(routeOfInvite(' ash-417 ')).toEqual({ t: 'join', code: 'ASH-417' });
  expect(routeOfInvite('ASH 417')).toEqual({ t: 'join', code: 'ASH-417' });
  expect(routeOfInvite('https://ash.example/x/#/join/ASH-417')).toEqual({ t: 'join', code: 'ASH-417' });
  expect(routeOfInvite('http://127.0.0.1:5151/#/table/abcdefghij')).toEqual({ t: 'table', id: 'abcdefghij' });
  for (const text of ['', 'how are you', 'https://ash.example/#/settings', 'A-1'])
    expect(routeOfInvite(text)).toBeNull();
});
