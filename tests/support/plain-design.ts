/** How a resume is drawn where a test does not care. */
export const PLAIN_DESIGN = {
  template: "google",
  theme: "signature",
  page: "a4",
  fit: false,
  style: {},
} as const;
