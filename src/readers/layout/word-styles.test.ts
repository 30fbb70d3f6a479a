import { expect, test } from "vitest";
import { wordStyles } from "./word-styles.ts";

test("defaults without a size do not take that of the first style behind them", () => {
  const title =
    '<w:style w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="56"/></w:rPr></w:style>';
  expect(wordStyles(`<w:docDefaults><w:rPrDefault/></w:docDefaults>${title}`).usualSize).toBe(11);
  expect(wordStyles(`<w:docDefaults><w:sz w:val="20"/></w:docDefaults>${title}`).usualSize).toBe(10);
});
