import { expect, test } from "vitest";
import { photoAdvice } from "./photo-advice.ts";

test.each([
  ["Austin, Texas, United States", "In the United States, resumes usually have no photo"],
  ["Toronto, ON, CA", "In Canada, resumes usually have no photo"],
  ["Leeds,UK", "In the United Kingdom, resumes usually have no photo"],
  ["Utrecht, Netherlands", "In the Netherlands, a photo is your choice"],
  [" Germany ", "In Germany, a photo is common"],
  ["Osaka, Japan", "In Japan, a photo is common"],
  ["Lima, Peru", "In Peru, a photo is common"],
])("%s: what is usual there is said", (location, words) => {
  expect(photoAdvice(location)).toContain(words);
});

test.each(["", "Berlin", "Boston, MA", "Atlanta, Georgia", "Remote", "Ulaanbaatar, Mongolia"])(
  "%s names no country that is known: nothing definite is said",
  (location) => {
    expect(photoAdvice(location)).toMatch(/^It depends on the country/);
  },
);
