export { made } from '@ashtown/51st-state-2010';
