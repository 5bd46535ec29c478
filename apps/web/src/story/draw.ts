const SVG = 'http://www.w3.org/2000/svg';

/** A shape of a drawing. */
export function draw<T extends 'path' | 'rect' | 'text' | 'g'>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[T] {
  const shape = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  return shape;
}
