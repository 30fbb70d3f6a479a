import { expect, test } from "vitest";
import {
  bytesOf,
  letters,
  PORTRAIT,
  phonePortrait,
  SECRETS,
  segment,
} from "../../../../tests/factories/photos.ts";
import { cpuOf, cpuOfFirst } from "../../../../tests/support/cpu.ts";
import { LIMITS, PHOTO_LETTERS } from "../../limits.ts";
import { applyEdit, setField } from "../edits.ts";
import { parseResume } from "../parse-resume.ts";
import { sampleResume } from "../sample-resume.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { strippedJpeg } from "./jpeg.ts";

const plain = bytesOf(PORTRAIT);
const START = [...plain.slice(0, 2)];
const REST = [...plain.slice(2)];
const frameAt = plain.findIndex((byte, at) => byte === 0xff && plain[at + 1] === 0xc0);
const scanAt = plain.findIndex((byte, at) => byte === 0xff && plain[at + 1] === 0xda);

const given = (data: unknown, more: object = {}) =>
  parseResume({ ...sampleResume, photo: { data, ...more } });
const jpeg = (bytes: readonly number[]) => toBase64(Uint8Array.from(bytes));
const changed = (at: number, ...bytes: number[]) =>
  jpeg([...plain.slice(0, at), ...bytes, ...plain.slice(at + bytes.length)]);

test("a photo comes out with its picture and nothing else, and once it has, it stays as it is", () => {
  const read = given(phonePortrait(), { hidden: true });
  if (!read.ok) throw new Error("the photo was refused");
  expect(read.resume.photo).toEqual({ data: PORTRAIT, hidden: true });
  const shown = given(PORTRAIT, { hidden: false });
  expect(shown.ok && shown.resume.photo).toEqual({ data: PORTRAIT });
  const text = Buffer.from(bytesOf(read.resume.photo?.data ?? "")).toString("latin1");
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  const again = parseResume(read.resume);
  expect(again).toEqual(read);
});

test("what says how the colours are meant is kept in the shortest way, with nothing beside it", () => {
  const bare = plain.slice(2 + 18);
  const adobe = letters("Adobe\x01\x02secret\x01and more");
  const written = (...segments: number[][]) =>
    strippedJpeg(Uint8Array.from([...START, ...segments.flat(), ...bare]));
  const jfif = [...plain.slice(2, 20)];
  const thumbnail = segment(0xe0, letters("JFIF\0\x01\x02\0\0H\0H\x01\x01rgb"));
  expect(written(thumbnail)).toEqual(plain);
  expect(written()).toEqual(Uint8Array.from([...START, ...bare]));
  const kept = segment(0xee, [...letters("Adobe"), 0, 100, 0, 0, 0, 0, 2]);
  expect(written(jfif, segment(0xee, adobe))).toEqual(Uint8Array.from([...START, ...kept, ...bare]));
});

test.each<[string, unknown]>([
  ["nothing", ""],
  ["no text", 7],
  ["blanks in base64", `${PORTRAIT.slice(0, 40)} ${PORTRAIT.slice(41)}`],
  ["another alphabet", PORTRAIT.replaceAll("+", "-").replaceAll("/", "_")],
  ["bits after the last byte", `${jpeg([0xff, 0xd8, 0xff, 0xd9]).slice(0, -3)}R==`],
  ["an address", "data:image/jpeg;base64,AAAA"],
  ["a PNG", jpeg([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ["a script", Buffer.from("<script>alert(1)</script>").toString("base64")],
  ["no picture", jpeg([...START, 0xff, 0xd9])],
  ["a cut one", jpeg([...plain.slice(0, -2)])],
  ["a wide one", changed(frameAt + 7, 0x07, 0xd1)],
  ["one without height", changed(frameAt + 5, 0, 0)],
  ["twelve bits", changed(frameAt + 4, 12)],
  ["two frames", jpeg([...plain.slice(0, scanAt), ...plain.slice(frameAt)])],
  ["another coding", changed(frameAt + 1, 0xc9)],
  ["a scan before its frame", jpeg([...START, ...plain.slice(scanAt)])],
  ["a segment longer than the file", jpeg([...START, 0xff, 0xdb, 0xff, 0xff, ...REST])],
  ["a segment shorter than its length", jpeg([...START, 0xff, 0xfe, 0, 1, ...REST])],
  ["something after a table", jpeg([...START, ...segment(0xdb, [...Array(65).fill(1), 7]), ...REST])],
  ["bytes between segments", jpeg([...START, 0, ...REST])],
  ["a thousand passes", jpeg([...plain.slice(0, scanAt), ...manyScans(1000), ...plain.slice(scanAt)])],
  ["more than fits", "A".repeat(PHOTO_LETTERS + 4)],
])("%s is refused at its place", (_name, data) => {
  const read = given(data);
  expect(read).toMatchObject({ ok: false, issues: [{ pointer: "/photo/data" }] });
  if (!read.ok && typeof data === "string") expect(read.issues[0]?.message).toContain("JPEG");
});

test("other fields of a photo, and a photo that is a text, are refused", () => {
  expect(given(PORTRAIT, { url: "x" })).toMatchObject({ issues: [{ pointer: "/photo/url" }] });
  expect(parseResume({ ...sampleResume, photo: PORTRAIT })).toMatchObject({
    issues: [{ pointer: "/photo" }],
  });
});

test("a photo takes nothing of the room for words", () => {
  const words = "w".repeat(LIMITS.bullet - 10);
  const lines = Array.from({ length: 100 }, (_, at) => `${at} ${words}`);
  const experience = [{ bullets: lines }, { bullets: lines }, { bullets: lines.slice(0, 60) }];
  const full = { version: 1, experience };
  expect(parseResume(full).ok).toBe(true);
  const large = picture(0);
  expect(large).toHaveLength(PHOTO_LETTERS);
  expect(parseResume({ ...full, photo: { data: large } }).ok).toBe(true);
});

function manyScans(count: number): number[] {
  return Array.from({ length: count }, () => [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2]).flat();
}

/** A file of about the most bytes that a photo may have; a little shorter each time, since one that is known is not read again. */
const filled = (unit: readonly number[], end: readonly number[]) => (turn: number) => {
  const bytes = new Uint8Array(LIMITS.photoBytes - 3 * turn);
  bytes.set(START);
  for (let at = 2; at + unit.length <= bytes.length - end.length; at += unit.length) bytes.set(unit, at);
  bytes.set(end, bytes.length - end.length);
  return toBase64(bytes);
};
const picture = (turn: number) => {
  const bytes = new Uint8Array(LIMITS.photoBytes - 3 * turn).fill(0x55);
  bytes.set(plain.subarray(0, -2));
  bytes.set([0xff, 0xd9], bytes.length - 2);
  return toBase64(bytes);
};

test.each<[string, (turn: number) => string]>([
  ["comments", filled(segment(0xfe, []), REST)],
  ["thumbnails", filled(segment(0xe1, [1]), REST)],
  ["tables", filled(segment(0xdd, [0, 1]), REST)],
  ["fill bytes", filled([0xff], REST)],
  ["coded bytes", filled([0xff, 0], [])],
  ["restarts", filled([0xff, 0xd0], [])],
  ["its picture", picture],
])("a photo full of %s costs a few milliseconds", (_name, made) => {
  // A photo that was read is not read again: each is another one.
  const times = [0, 1, 2, 3, 4].map((turn) => {
    const data = made(turn);
    return cpuOfFirst(() => given(data));
  });
  expect(Math.min(...times)).toBeLessThan(25);
});

test("at a key, a photo that stands there already is not read again", () => {
  const large = picture(0);
  const read = given(large);
  if (!read.ok) throw new Error("the photo was refused");
  const typed = (resume: typeof sampleResume) =>
    cpuOf(() => {
      for (let key = 0; key < 50; key += 1) applyEdit(resume, setField("/role", `Role ${key}`), () => "new");
    });
  const [without, withPhoto] = [typed(sampleResume), typed(read.resume)];
  // Read anew, fifty of them would take a hundred milliseconds more.
  expect(withPhoto).toBeLessThan(without * 2 + 20);
  const edited = applyEdit(read.resume, setField("/role", "Another"), () => "new");
  expect(edited.ok && edited.resume.photo).toBe(read.resume.photo);
});

test("base64 of any length comes back", () => {
  for (let length = 0; length < 20; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 97 + 200) & 255);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
});
