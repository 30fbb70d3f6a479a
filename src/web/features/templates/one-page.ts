/** The sample takes one page in every template and theme at these; tests/render/stills.test.ts holds it to that. */
export const onePageTightness = { compact: 3, regular: 5, airy: 6 } as const;
