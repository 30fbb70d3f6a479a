/** Drawn at build by scripts/stills: the named templates with the sample resume, styles and fonts included. */
declare module "virtual:template-stills/*" {
  export const stills: readonly { id: string; name: string; html: string }[];
}

/** The fonts of all templates and themes, cut down to Latin. */
declare module "virtual:template-fonts.css";

/** The fonts of all templates and themes with every letter that they have. */
declare module "virtual:template-full-fonts.css?inline" {
  const rules: string;
  export default rules;
}
