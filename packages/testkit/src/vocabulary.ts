import { readdirSync, readFileSync } from 'node:fs';
import type { Lang } from '@ashtown/engine';

/** A text of a game, and where it stands. What a template puts in is `{}`. */
export interface Text {
  readonly at: string;
  readonly text: string;
}

/** A word that no text of a language says. */
export interface Never {
  readonly never: RegExp;
  /** What to say instead. */
  readonly say: string;
  /** Names that hold it all the same; they are taken out before it is looked for. */
  readonly except?: readonly string[];
}

/** A whole word in any of the forms given, small or with a capital: `anyOf('koś(?:ć|ci|ćmi)')`. */
export const anyOf = (forms: string): RegExp => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');

const GAP = '{}';

interface Source {
  /**
   * String literals and templates; neither comments, nor imports, nor keys, indices and what is compared with,
   * nor the pattern by which a term is `found` in sentences.
   */
  readonly texts: readonly { readonly line: number; readonly text: string }[];
  /** The rest, with nothing inside its quotes. */
  readonly code: string;
}

/** Takes a module apart. Regular expressions with quotes in them would mislead it; modules of words have none. */
export function scan(source: string): Source {
  const texts: { line: number; text: string }[] = [];
  let code = '';
  let at = 0;
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;

  function quoted(quote: string): void {
    const from = at++;
    let text = '';
    while (at < source.length && source[at] !== quote)
      text += source[at] === '\\' ? source[++at] + skip() : source[at++];
    at++;
    const key = source[at] === ':';
    const imported = /(?:from|import\(?) ?$/.test(code);
    const index = /\w\[$/.test(code) && source[at] === ']';
    const compared = /[=!]== ?$/.test(code);
    const pattern = /\bfound:\s*$/.test(code);
    code += `${quote}${quote}`;
    if (!key && !imported && !index && !compared && !pattern && text !== '') texts.push({ line: lineOf(from), text });
  }
  /** Goes on by one character. */
  function skip(): string {
    at++;
    return '';
  }
  function template(): void {
    const from = at++;
    const slot = texts.push({ line: lineOf(from), text: '' }) - 1;
    let text = '';
    code += '`';
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        text += GAP;
        plain('}');
        at++;
      } else text += source[at] === '\\' ? source[++at] + skip() : source[at++];
    }
    at++;
    code += '`';
    texts[slot] = { line: lineOf(from), text };
  }
  /** Code up to a closing brace of its own, or to the end. */
  function plain(end?: string): void {
    let depth = 0;
    while (at < source.length) {
      const c = source[at]!;
      if (end !== undefined && c === end && depth === 0) return;
      if (source.startsWith('//', at)) at = endOf('\n');
      else if (source.startsWith('/*', at)) at = endOf('*/') + 2;
      else if (c === "'" || c === '"') quoted(c);
      else if (c === '`') template();
      else {
        if (c === '{') depth++;
        if (c === '}') depth--;
        code += c;
        at++;
      }
    }
  }
  function endOf(what: string): number {
    const found = source.indexOf(what, at + 2);
    return found < 0 ? source.length : found;
  }
  plain();
  return { texts: texts.filter(({ text }) => text !== ''), code };
}

/** Every module under a folder, with the path from there. */
export function modulesUnder(folder: URL): { path: string; source: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(new URL(path, folder), 'utf8') }));
}

/** All texts of the modules under a folder. */
export const textsUnder = (folder: URL): Text[] =>
  modulesUnder(folder).flatMap(({ path, source }) =>
    scan(source).texts.map(({ line, text }) => ({ at: `${path}:${line}`, text })),
  );

/** All texts of one language in data that says things in several: `{ en: …, pl: …, sk: … }`. */
export function textsIn(data: unknown, lang: Lang, at = ''): Text[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === lang && typeof value === 'string'
      ? [{ at, text: value }]
      : textsIn(value, lang, at === '' ? key : `${at}.${key}`),
  );
}

/** Where a text says what it never should. */
export const saidAllTheSame = (texts: readonly Text[], nevers: readonly Never[]): string[] =>
  texts.flatMap(({ at, text }) =>
    nevers.flatMap(({ never, say, except = [] }) => {
      const left = except.reduce((rest, name) => rest.replaceAll(name, ''), text);
      const found = never.exec(left)?.[0];
      return found === undefined ? [] : [`${at}: “${found}” in “${text}”, say ${say}`];
    }),
  );

const FORMS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['one', 'other'],
  pl: ['one', 'few', 'many'],
  sk: ['one', 'few', 'other'],
};

/** Forms of a noun (an object with the key `one`) without one that the language needs. What is spread into them has its own. */
export function missingForms(lang: Lang, { path, source }: { path: string; source: string }): string[] {
  const { code } = scan(source);
  return [...code.matchAll(/\{[^{}]*\bone:[^{}]*\}/g)].flatMap(([forms]) =>
    FORMS[lang]
      .filter((key) => !forms.includes('...') && !new RegExp(`\\b${key}:`).test(forms))
      .map((key) => `${path}: no ${key} in ${forms.replace(/\s+/g, ' ')}`),
  );
}

/** Where a template puts something before one fixed form of a noun that has several; `nouns` matches those forms. */
export const bareNumbers = (texts: readonly Text[], nouns: string): string[] => {
  const bare = new RegExp(`\\{\\} (?:${nouns})(?!\\p{L})`, 'u');
  return texts.filter(({ text }) => bare.test(text)).map(({ at, text }) => `${at}: ${text}`);
};
