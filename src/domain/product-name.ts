/** What a host who runs this under another name changes first; the pages' other words are in web/content.ts. */
export const PRODUCT_NAME = "Candor";
