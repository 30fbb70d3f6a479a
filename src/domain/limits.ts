/**
 * Every bound on a resume, for forms to show and for the schema to enforce.
 * Lengths count UTF-16 code units after cleaning, as `maxlength` of an HTML field does.
 */
export const LIMITS = {
  line: 200,
  website: 500,
  summary: 4_000,
  bullet: 1_000,
  entry: 500,
  coverLetter: 6_000,
  /** Of one part of an answer that is prepared for an interview. */
  interviewNote: 1_000,
  /** Answers that are prepared. */
  interviewNotes: 200,
  /** The ad that the resume is held against: a long one three times over. */
  jobAd: 20_000,
  /** What the person answered about things that ads ask for. */
  jobAnswers: 200,
  items: 100,
  lines: 100,
  /** Of one item: what its owner has confirmed about it. */
  statements: 20,
  skills: 200,
  entries: 100,
  /** Of one item: keywords of a skill or project, courses of a study. */
  keywords: 50,
  links: 20,
  customSections: 20,
  /** Of one text: bold, italic and linked parts. */
  marks: 50,
  /** Size of the whole resume as compact JSON in UTF-8, its ids and its photo apart. */
  documentBytes: 256 * 1024,
  /** Of the photo as a file; in a resume it stands as base64, four letters for three bytes. */
  photoBytes: 200 * 1024,
} as const;

/** How long the photo may be as base64. */
export const PHOTO_LETTERS = Math.ceil(LIMITS.photoBytes / 3) * 4;

/** Every bound on what an account keeps, for pages to show and for the server to enforce. */
export const KEEPING = {
  /** Resumes of one person, deleted ones apart. */
  resumes: 100,
  /** Resumes of one person together with the deleted ones that can still be restored. */
  resumesWithDeleted: 200,
  /** A resume, its source, the source of that: so many in a row at most. */
  chain: 5,
  /** Clashes of a variant with its source that are chosen in one request. */
  choices: 2_000,
  title: 200,
  /** A deleted resume can be restored for so many days, then it is removed for good. */
  daysToRestore: 30,
  namedVersions: 20,
  /** Thinned with age: all of two hours, one an hour, one a day, one a month. */
  automaticVersions: 60,
  replacedVersions: 20,
  versionName: 100,
  /** Styles that a person keeps under names, to use again. */
  namedStyles: 20,
  styleName: 60,
} as const;

/** Every bound on the applications of one person. */
export const APPLICATIONS = {
  /** Archived ones too. */
  count: 500,
  /** Employer, role, place, next step. */
  line: 200,
  link: 1_000,
  ad: LIMITS.jobAd,
  letter: LIMITS.coverLetter,
  notes: 10_000,
  /** Changes of status that are remembered. */
  changes: 20,
  /** Of all texts of all applications together, in UTF-8. */
  textBytes: 4 * 1024 * 1024,
  /** Frozen files of one application. */
  files: 6,
  fileBytes: 1024 * 1024,
  /** Of all frozen files together: as much as an archive can bring back beside the texts. */
  allFilesBytes: 20 * 1024 * 1024,
  /** A table that is brought in. */
  csvCharacters: 256 * 1024,
  csvRows: 250,
} as const;
