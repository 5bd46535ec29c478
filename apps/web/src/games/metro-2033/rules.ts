export { game, tables, words } from '@ashtown/catalog/metro-2033';
