import fc from "fast-check";
import { anyText } from "./any-text.ts";

/** Keys that the standard does not have, among them such as mean something elsewhere. */
const UNKNOWN = [
  ...["constructor", "toString", "hasOwnProperty", "length", "id", "text", "foreign", "hidden", "statements"],
  ...["", "a/b", "~", "über", "x-other", "custom", "bullets", "desc", "sectionOrder", "coverLetter"],
];

const unknownKeys = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...UNKNOWN),
    fc.string({ maxLength: 6 }).map((key) => `x_${key}`),
  ),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 2 },
);

type Keys = Record<string, fc.Arbitrary<unknown>>;

/** An object with any of these keys and of others. */
function objectWith(keys: Keys): fc.Arbitrary<object> {
  return fc
    .tuple(fc.record(keys, { requiredKeys: [] }), unknownKeys)
    .map(([known, unknown]) => ({ ...unknown, ...known }));
}

/** Null stands for nothing. */
const text = fc.oneof({ weight: 9, arbitrary: anyText }, { weight: 1, arbitrary: fc.constant(null) });
const texts = fc.oneof(
  { weight: 9, arbitrary: fc.array(anyText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const date = fc
  .tuple(fc.integer({ min: 1000, max: 2999 }), fc.nat(19), fc.nat(39), fc.nat(3))
  .map(([year, month, day, precision]) =>
    precision === 3
      ? "Spring 2020"
      : [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))]
          .slice(0, precision + 1)
          .join("-"),
  );
const someDate = fc.oneof(date, text);

/** What the first format had no field for may be of another type: it is kept, and no reason to refuse a file. */
function orOther(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
}

function list(item: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  const items = fc.array(item, { maxLength: 2 });
  return fc.oneof({ weight: 9, arbitrary: items }, { weight: 1, arbitrary: fc.constant(null) });
}

const [welcome, welcomeTexts, welcomeDate] = [orOther(text), orOther(texts), orOther(someDate)];
const period = { startDate: someDate, endDate: someDate };
const welcomePeriod = { startDate: welcomeDate, endDate: welcomeDate };
const name = welcome;

const basics = objectWith({
  ...{ name: text, label: text, image: welcome, email: text, phone: text, url: text, summary: text },
  location: fc.oneof(
    objectWith({ address: welcome, postalCode: welcome, city: text, countryCode: text, region: text }),
    fc.constant(null),
  ),
  profiles: orOther(list(objectWith({ network: welcome, username: welcome, url: welcome }))),
});

/** Any document of the standard's schema 1.0.0 and beyond: older keys, unknown ones, texts of any writing. */
export const anyJsonResume: fc.Arbitrary<object> = objectWith({
  $schema: welcome,
  basics: fc.oneof(basics, fc.constant(null)),
  work: list(
    objectWith({
      ...{ name: text, company: text, position: text, summary: text, highlights: texts, ...period },
      ...{ location: welcome, description: welcome, url: welcome, website: welcome },
    }),
  ),
  volunteer: orOther(
    list(
      objectWith({
        ...{
          organization: name,
          position: welcome,
          url: welcome,
          summary: welcome,
          highlights: welcomeTexts,
        },
        ...welcomePeriod,
      }),
    ),
  ),
  education: list(
    objectWith({
      ...{ institution: text, area: text, studyType: text, ...period },
      ...{ url: welcome, score: welcome, gpa: welcome, courses: welcomeTexts, location: welcome },
    }),
  ),
  awards: orOther(
    list(objectWith({ title: name, date: welcomeDate, awarder: welcome, summary: welcome, url: welcome })),
  ),
  certificates: list(objectWith({ name: text, date: someDate, issuer: text, url: welcome })),
  publications: orOther(
    list(objectWith({ name, publisher: welcome, releaseDate: welcomeDate, url: welcome, summary: welcome })),
  ),
  skills: list(objectWith({ name: text, level: text, keywords: texts })),
  languages: list(objectWith({ language: text, fluency: text })),
  interests: orOther(list(objectWith({ name, keywords: welcomeTexts }))),
  references: orOther(list(objectWith({ name, reference: welcome }))),
  projects: list(
    objectWith({
      ...{ name: text, description: text, highlights: texts, ...welcomePeriod },
      ...{ keywords: welcomeTexts, url: welcome, roles: welcomeTexts, entity: welcome, type: welcome },
    }),
  ),
  meta: orOther(objectWith({ canonical: welcome, version: welcome, lastModified: welcome })),
})
  .map((document) => JSON.stringify(document))
  // Such a key is refused.
  .filter((text) => !text.includes("__proto__"))
  .map((text) => JSON.parse(text));
