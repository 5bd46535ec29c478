export { made } from '@ashtown/armageddon';
