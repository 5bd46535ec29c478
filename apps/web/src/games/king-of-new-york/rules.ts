export { made, withContent } from '@ashtown/king-of-new-york';
