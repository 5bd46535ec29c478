/** The tables, types and questions of one game, for whoever draws its board. */
export * from '@ashtown/51st-state-2010';
