export { made, withContent } from '@ashtown/51st-state-master';
