/** What an import gave for one file, compared with what a person says is in it. Shares no code with the product. */

export interface Truth {
  readonly name?: string | null;
  readonly title?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly place?: string | null;
  readonly links?: readonly string[];
  readonly summary?: string | null;
  readonly experience?: readonly Readonly<Record<string, unknown>>[];
  readonly education?: readonly Readonly<Record<string, unknown>>[];
  readonly skills?: readonly string[];
  readonly languages?: readonly string[];
  readonly certifications?: readonly string[];
  readonly projects?: readonly { readonly name: string }[];
  readonly volunteering?: readonly { readonly role?: string | null; readonly organisation: string }[];
  readonly other?: Readonly<Record<string, readonly string[]>>;
  readonly words?: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

export interface FieldScore {
  readonly field: string;
  readonly isRight: boolean;
  readonly want: string;
  readonly got: string;
}

export interface FileScore {
  readonly fields: readonly FieldScore[];
  readonly words: number;
  readonly lost: readonly string[];
}

const list = (value: unknown): Json[] =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (typeof entry === "string" ? { text: entry } : (entry as Json)))
    : [];
const str = (value: unknown): string => (typeof value === "string" ? value : "");
/** Letters and figures alone: how a line is broken, and which dash it has, is no fault. */
const norm = (text: string): string =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");
const bare = (text: string): string => norm(text.replace(/^https?:\/\//, "").replace(/^www\./, ""));

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => (key === "id" ? [] : textsOf(inner)));
  return [];
}

export function scoreFile(
  truth: Truth,
  { resume, unplaced }: { resume: Json; unplaced: readonly string[] },
): FileScore {
  const fields: FieldScore[] = [];
  const add = (field: string, want: string, got: string, isRight = norm(want) === norm(got)) =>
    fields.push({ field, want, got, isRight });
  for (const [key, ours] of [
    ["name", "name"],
    ["title", "role"],
    ["email", "email"],
    ["phone", "phone"],
    ["place", "location"],
  ] as const) {
    const want = truth[key];
    const got = str(resume[ours]);
    // Who writes a whole address keeps it: it is right where it holds the place.
    const isRight = key === "place" ? ` ${norm(got)} `.includes(` ${norm(want ?? "")} `) : undefined;
    if (want) add(key, want, got, isRight);
  }
  const links = [str(resume.website), ...list(resume.links).map(({ url }) => str(url))];
  for (const want of truth.links ?? [])
    add(
      "link",
      want,
      links.join(" "),
      links.some((link) => bare(link) === bare(want)),
    );
  if (truth.summary)
    add("summary", truth.summary, str(resume.summary), overlap(truth.summary, str(resume.summary)) >= 0.9);
  entries(fields, "experience", truth.experience ?? [], positionsOf(resume), (want, got) => [
    ["role", str(want.role), str(got.title)],
    ["employer", str(want.employer), str(got.company)],
    ["place", str(want.place), str(got.location)],
    ["start", str(want.start), str(got.period)],
    ["end", str(want.end), str(got.period)],
    ...list(want.bullets).map(
      ({ text }) =>
        [
          "bullet",
          str(text),
          list(got.bullets)
            .map((bullet) => str(bullet.text))
            .find((bullet) => norm(bullet) === norm(str(text))) ?? "",
        ] as const,
    ),
  ]);
  entries(fields, "education", truth.education ?? [], list(resume.education), (want, got) => [
    [
      "degree",
      str(want.degree),
      joinedAs(str(want.degree), str(got.degree), [got.degree, got.subject], [got.degree, got.grade]),
    ],
    ["school", str(want.school), joinedAs(str(want.school), str(got.school), [got.school, got.location])],
    ["start", str(want.start), str(got.period)],
    ["end", str(want.end), str(got.period)],
  ]);
  for (const key of ["skills", "languages", "certifications"] as const) {
    const got = list(resume[key]).flatMap((item) => [
      str(item.text),
      `${str(item.text)} ${str(item.level)}`,
      textsOf(item).join(" "),
      ...list(item.keywords).map(({ text }) => str(text)),
    ]);
    for (const want of truth[key] ?? [])
      add(
        key,
        want,
        got.slice(0, 3).join(" / "),
        got.some((one) => norm(one) === norm(want)),
      );
  }
  for (const { name } of truth.projects ?? [])
    add(
      "project",
      name,
      list(resume.projects)
        .map((project) => str(project.name))
        .join(" / "),
      list(resume.projects).some((project) => norm(str(project.name)) === norm(name)),
    );
  const services = list(resume.volunteering);
  for (const { role, organisation } of truth.volunteering ?? []) {
    const got = services.find(
      (service) =>
        norm(`${str(service.organization)} ${str(service.location)}`).startsWith(norm(organisation)) ||
        norm(str(service.organization)) === norm(organisation),
    );
    add(
      "volunteering/organisation",
      organisation,
      services.map((service) => str(service.organization)).join(" / "),
      got !== undefined,
    );
    if (role)
      add(
        "volunteering/role",
        role,
        services.map((service) => str(service.role)).join(" / "),
        services.some((service) => norm(str(service.role)) === norm(role)),
      );
  }
  const apart = ["custom", "interests", "references", "awards", "publications"]
    .flatMap((key) => textsOf(resume[key]))
    .join(" ");
  for (const [heading, lines] of Object.entries(truth.other ?? {}))
    for (const line of lines)
      add(`other (${heading})`, line, apart.slice(0, 80), overlap(line, apart) >= 0.95);
  return { fields, ...wordsKept(truth.words ?? [], resume, unplaced) };
}

/** Positions of the built-in section, and of further ones of its kind. */
function positionsOf(resume: Json): Json[] {
  return [
    ...list(resume.experience),
    ...list(resume.custom).flatMap(({ kind, content }) => (kind === "experience" ? list(content) : [])),
  ];
}

function joinedAs(want: string, got: string, ...joined: readonly (readonly unknown[])[]): string {
  const texts = [got, ...joined.map((parts) => parts.map(str).filter(Boolean).join(", "))];
  return texts.find((text) => norm(text) === norm(want)) ?? got;
}

function overlap(want: string, got: string): number {
  const words = norm(want).split(" ");
  const there = new Set(norm(got).split(" "));
  return words.filter((word) => there.has(word)).length / Math.max(1, words.length);
}

type Parts = readonly (readonly [key: string, want: string, got: string])[];

/** Entries are compared with those that fit them best; one too many is a field in the wrong place. */
function entries(
  fields: FieldScore[],
  section: string,
  wanted: readonly Json[],
  found: readonly Json[],
  partsOf: (want: Json, got: Json) => Parts,
): void {
  const free = new Set(found);
  for (const want of wanted) {
    let best: { got: Json; right: number } = { got: {}, right: -1 };
    for (const got of free) {
      const right = judged(partsOf(want, got)).filter(({ isRight }) => isRight).length;
      if (right > best.right) best = { got, right };
    }
    free.delete(best.got);
    for (const part of judged(partsOf(want, best.got)))
      fields.push({ ...part, field: `${section}/${part.field}` });
  }
  for (const extra of free)
    fields.push({
      field: `${section}/extra`,
      want: "",
      got: textsOf(extra).join(" · ").slice(0, 80),
      isRight: false,
    });
}

function judged(parts: Parts): FieldScore[] {
  return parts.flatMap(([field, want, got]) => {
    if (want === "") return [];
    const isDate = field === "start" || field === "end";
    const isRight = isDate ? ` ${norm(got)} `.includes(` ${norm(want)} `) : norm(want) === norm(got);
    return [{ field, want, got, isRight }];
  });
}

function wordsKept(
  words: readonly string[],
  resume: Json,
  unplaced: readonly string[],
): { words: number; lost: string[] } {
  const count = new Map<string, number>();
  // A section that is there stands for the heading that it has anyway.
  const titles = Object.entries(resume).flatMap(([key, value]) =>
    (Array.isArray(value) && value.length > 0) || typeof value === "string" ? [key] : [],
  );
  for (const word of norm([...textsOf(resume), ...unplaced, ...titles].join(" ")).split(" "))
    count.set(word, (count.get(word) ?? 0) + 1);
  const lost: string[] = [];
  const all = norm(words.join(" "))
    .split(" ")
    .filter((word) => word !== "");
  for (const word of all) {
    const left = count.get(word) ?? 0;
    if (left === 0) lost.push(word);
    else count.set(word, left - 1);
  }
  return { words: all.length, lost };
}
