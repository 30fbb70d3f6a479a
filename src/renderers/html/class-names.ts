/** A length as part of a class name: the page's CSP forbids style attributes, so lengths live in the stylesheet. */
export const gapClass = (gap: number): string => `g${Math.round(gap * 8)}`;
export const widthClass = (width: number): string => `w${Math.round(width * 8)}`;
export const spreadClass = (spread: number): string => `d${Math.round(spread * 8)}`;
