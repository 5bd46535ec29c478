// Before the tests: otherwise whatever imports a new part fails with a path in place of a reason.
import { adviceOn, unlinked } from './setup.mjs';

export default function warn() {
  const advice = adviceOn(unlinked());
  if (advice !== null) console.error(advice);
}
