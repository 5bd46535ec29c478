export { made, withContent } from '@ashtown/armageddon';
