import { parseArgs } from 'node:util';
import { runChaos } from './chaos/chaos.ts';

/** `npm run chaos -- --minutes 20`: hurts several servers, their proxy and their database under play, and says whether anybody was lied to. */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    tables: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '3' },
    json: { type: 'boolean' },
  },
});
function countOf(name: 'minutes' | 'tables' | 'nodes'): number {
  const n = Number(values[name]);
  if (n > 0 && (name === 'minutes' || Number.isInteger(n))) return n;
  console.error(`--${name} must be a ${name === 'minutes' ? 'number above 0' : 'whole number from 1'}`);
  return process.exit(2);
}
const [minutes, tables, nodes] = [countOf('minutes'), countOf('tables'), countOf('nodes')];
const say = (line: string) => values.json || console.log(line);
const report = await runChaos({ nodes, tables, seconds: 60 * minutes, think: 400, calm: 4000, say });
if (values.json) console.log(JSON.stringify(report));
else {
  const { faults, others, returned, told, findings, ...figures } = report;
  console.table([{ ...figures, ...others }]);
  console.table([faults]);
  console.table({ 'came in again, ms': returned, 'heard of an answer, ms': told });
  for (const { detail } of findings) console.log(detail);
  console.log(
    findings.length > 0
      ? `${findings.length} promises were broken.`
      : 'Nothing acknowledged was lost or doubled, all of it is in order, everybody was soon back, and every match came to its end.',
  );
}
if (report.findings.length > 0) process.exitCode = 1;
