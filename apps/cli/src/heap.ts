import { setFlagsFromString } from 'node:v8';

/**
 * Bots copy states by the million and drop them at once. Where V8 has seen some of the first copies stay, it puts all that follow
 * among what stays, and a dream takes twice as long.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
