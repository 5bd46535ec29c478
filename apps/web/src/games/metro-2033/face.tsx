export { face } from '../../table/plain/face.tsx';
