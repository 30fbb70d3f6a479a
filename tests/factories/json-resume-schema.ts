import { z } from "zod";

const text = z.string();
const texts = z.array(text);
const url = z.url();
const date = text.regex(/^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/);

function object<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).partial();
}

function list<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(object(shape));
}

const period = { startDate: date, endDate: date };

/** The schema of JSON Resume 1.0.0: further keys are allowed in every object except the root. */
export const jsonResumeSchema = z
  .strictObject({
    $schema: url,
    basics: object({
      ...{ name: text, label: text, image: text, email: z.email(), phone: text, url, summary: text },
      location: object({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
      profiles: list({ network: text, username: text, url }),
    }),
    work: list({
      ...{ name: text, location: text, description: text, position: text, url, summary: text },
      ...{ highlights: texts, ...period },
    }),
    volunteer: list({
      ...{ organization: text, position: text, url, summary: text, highlights: texts, ...period },
    }),
    education: list({
      ...{ institution: text, url, area: text, studyType: text, score: text, courses: texts, ...period },
    }),
    awards: list({ title: text, date, awarder: text, summary: text }),
    certificates: list({ name: text, date, url, issuer: text }),
    publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
    skills: list({ name: text, level: text, keywords: texts }),
    languages: list({ language: text, fluency: text }),
    interests: list({ name: text, keywords: texts }),
    references: list({ name: text, reference: text }),
    projects: list({
      ...{ name: text, description: text, highlights: texts, keywords: texts, url, roles: texts },
      ...{ entity: text, type: text, ...period },
    }),
    meta: object({ canonical: text, version: text, lastModified: text }),
  })
  .partial();
