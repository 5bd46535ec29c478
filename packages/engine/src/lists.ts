/** The place of an id in a list of ids, −1 where it is none of them: for text that comes from an answer or a file. */
export const indexIn = (list: readonly string[], id: string | undefined): number =>
  id === undefined ? -1 : list.indexOf(id);
