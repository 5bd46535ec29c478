import type { RuleId } from '@ashtown/engine';

/** Where the rulebook is silent or can be read two ways: what we play. */
export const RULINGS: readonly RuleId[] = [];
