export { made, withContent } from '@ashtown/51st-state-2010';
