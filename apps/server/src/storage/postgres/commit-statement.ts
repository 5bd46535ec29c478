import type { WriteRows } from '../row-calls.ts';

/**
 * A whole change as one statement, and so as one trip and one transaction: the table moves on from the revision that is
 * known, and whatever else there is hangs on that. It returns a row if it did. Its parts do not see each other, so none
 * deletes what another one writes. The same kind of change has the same text, which the database knows already.
 */
export function commitStatement(rows: WriteRows): { text: string; values: unknown[] } {
  const { id, revision, players, cut, answers = [], snapshots = [], line, forget, head, player } = rows;
  const values: unknown[] = [];
  const $ = (value: unknown): string => `$${values.push(value)}`;
  const sets = rows.fields.split(',').map((field, i) => `${field} = ${$(rows.values[i])}`);
  const parts = [`moved AS (UPDATE tables SET ${sets} WHERE id = ${$(id)} AND revision = ${$(revision)} RETURNING id)`];
  const remove = (from: string, where: string) =>
    parts.push(`no_${from} AS (DELETE FROM ${from} USING moved WHERE table_id = id AND ${where})`);
  const insert = (into: string, select: string, conflict = '') =>
    parts.push(`new_${into} AS (INSERT INTO ${into} SELECT ${select} ${conflict})`);

  if (players) {
    const list = `${$(players)}::TEXT[]`;
    remove('belongs', `player <> ALL(${list})`);
    insert('belongs', `player, id FROM moved, unnest(${list}) AS player`, 'ON CONFLICT DO NOTHING');
  }
  const ats = snapshots.map(([at]) => at);
  if (cut) {
    const keep = `${$(cut.keep)}::INTEGER`;
    const dropped = `SELECT COALESCE(json_agg(json_build_array(seat, pick::JSON) ORDER BY n), '[]')::TEXT
      FROM answers WHERE table_id = id AND n >= ${keep}`;
    const n = 'SELECT COUNT(*) FROM takebacks WHERE table_id = id';
    insert('takebacks', `id, (${n}), ${$(cut.from)}::INTEGER, ${keep}, (${dropped}), ${$(cut.at)}::BIGINT FROM moved`);
    remove('answers', `n >= ${keep} + ${$(answers.length)}::INTEGER`);
    remove('snapshots', `at > ${keep} AND at <> ALL(${$(ats)}::INTEGER[])`);
    remove('heads', `at > ${keep}`);
  }
  if (answers.length > 0) {
    const columns = [0, 1, 2].map((i) => answers.map((row) => row[i]));
    const lists = `unnest(${$(columns[0])}::INTEGER[], ${$(columns[1])}::INTEGER[], ${$(columns[2])}::TEXT[])`;
    const again = 'ON CONFLICT (table_id, n) DO UPDATE SET seat = excluded.seat, pick = excluded.pick';
    insert('answers', `id, a.* FROM moved, ${lists} AS a`, cut && again);
  }
  if (snapshots.length > 0) {
    const [versions, states] = [1, 2].map((i) => snapshots.map((row) => row[i]));
    const lists = `unnest(${$(ats)}::INTEGER[], ${$(versions)}::INTEGER[], ${$(states)}::TEXT[])`;
    const again = 'ON CONFLICT (table_id, at) DO UPDATE SET version = excluded.version, state = excluded.state';
    insert('snapshots', `id, s.* FROM moved, ${lists} AS s`, again);
  }
  if (line) {
    const { id: n, name, seat, text, at, told = null } = line;
    const said = `${$(n)}::INTEGER, ${$(name)}, ${$(seat)}::INTEGER, ${$(text)}, ${$(at)}::BIGINT, ${$(told)}`;
    insert('chat', `id, ${said} FROM moved`);
    remove('chat', `n <= ${$(forget)}::INTEGER`);
  }
  if (head) {
    const [at, version, state] = head;
    const again =
      'ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, version = excluded.version, state = excluded.state';
    insert('heads', `id, ${$(at)}::INTEGER, ${$(version)}::INTEGER, ${$(state)} FROM moved`, again);
  }
  if (player) {
    const again = 'ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, name = excluded.name';
    insert('players', `${$(player.id)}, ${$(player.hash)}, ${$(player.name)} FROM moved`, again);
  }
  return { text: `WITH ${parts.join(', ')} SELECT id FROM moved`, values };
}
