export { TERMS } from '@ashtown/51st-state-2010/terms';
export { TermSign } from '../51st-state-common/TermSign.tsx';
