export { made } from '@ashtown/king-of-new-york';
