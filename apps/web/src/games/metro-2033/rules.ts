export { made } from '@ashtown/metro-2033';
