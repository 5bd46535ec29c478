export { game, tables, words } from '@ashtown/catalog/armageddon';
