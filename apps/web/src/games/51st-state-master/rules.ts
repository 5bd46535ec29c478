export { made } from '@ashtown/51st-state-master';
