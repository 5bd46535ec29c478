export { game, tables, words } from '@ashtown/catalog/51st-state-master';
