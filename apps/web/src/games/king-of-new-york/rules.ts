export { game, words } from '@ashtown/catalog/king-of-new-york';
