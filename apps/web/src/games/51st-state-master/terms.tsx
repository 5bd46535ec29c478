export { TERMS } from '@ashtown/51st-state-master/terms';
export { TermSign } from '../51st-state-common/TermSign.tsx';
