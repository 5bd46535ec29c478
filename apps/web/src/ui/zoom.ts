/**
 * How many pixels of the window one of an element's own is: on the largest screens parts of the page are drawn larger. Boxes
 * such as `getBoundingClientRect` are in pixels of the window; `scrollTop`, `offsetHeight` and all styles in the element's own.
 */
export const zoomOf = (element: Pick<Element, 'currentCSSZoom'>): number => element.currentCSSZoom || 1;
