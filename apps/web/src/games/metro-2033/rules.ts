export { made, withContent } from '@ashtown/metro-2033';
