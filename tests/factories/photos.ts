import { LIMITS } from "../../src/domain/limits.ts";
import { fromBase64, toBase64 } from "../../src/domain/resume/photo/base64.ts";

/** A drawn portrait of 96 pixels a side, with a JFIF segment and nothing else beside the picture. */
export const PORTRAIT =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO" +
  "UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P" +
  "T09PT09PT0//wAARCABgAGADASIAAhEBAxEB/8QAGwAAAQUBAQAAAAAAAAAAAAAAAAECBAUGBwP/xAAxEAACAgECAwUFCQEAAAAA" +
  "AAABAgADBAURBiExEkFRYcETInGBkRUyQlNyobHR4WL/xAAZAQADAQEBAAAAAAAAAAAAAAAAAQMCBAX/xAAcEQADAQEBAQEBAAAA" +
  "AAAAAAAAAQIRAxIxIQT/2gAMAwEAAhEDEQA/ANqTGkwJiEyJQCYkI3eaEG8QmIzBVLMQAOZJ7pVZHEWlY7FWyg7D8sFv3HKMRaRD" +
  "KvH4i0rIYKuUEY/mAr+55SyDBgGUgg8wR3xoT/AJiEwJjYxBEMDEJjETiYkI3eTKBvIuoZ1On4j5OQSEXoB1Y9wEkkzI8cZY7OPh" +
  "Drv7VvLqB6wBLWU2r67lao5ViaqO6pTy+fjKqEJkqlgS00nW8rTHCqTZR31MeXy8JVwgDWnTMHNpz8RMignst3HqD4Ge5mW4Myh2" +
  "cjDPXf2q/sD6TUEys/qOeljwCY0mBMQzZknbxCYExskUCc+4lZ8jiO6teZBVFHyHqZ0AzEalV2ONa+0Nle+ph59PWKvhqPpp/srC" +
  "bDqxrceuxalCgkc/rIVnC+lufdrsT9Nh9d5dSHpmNlYtDpmZhynLkhiu2w8Jzazqwg18L6Wh3aux/wBVh9NpNOk4S4duNVj11rap" +
  "UkLz+sXU8bKyqETDzDiuHBLBd9x4SZDWGGA4dZ8fiCqtuR3ZGHyPqJuSZj8Crt8ZW9kbql1rHy6+s15nZz+HH1+gYm8N40mUJE6I" +
  "YGNJkigEzM8W4zVvjanSPepYBvruD9f5mlJnndWl9L1WqGRxswPeINagTx6LRal9Fd1Z3SxQwPkYyu8Nc9TjsODyBP3h4iVWCX0V" +
  "jiZTFsInem89E3/C3h8ZcWVVXKBYiuvUbjeclS5eM7ZpUtGveBatSe9YTzAP3R4mOvtSiiy6w7JWpYnyEK6qqFIrRUHU7DaU2oO+" +
  "ssMTFYrhg73Xjo+34V8fjHMuniCqUrSFwvjtY2RqVo965iF+u5P1/iaHeMqrSmpaqlCog2AHcIpM7pWLDz6rXoExsIhmjJOJiEwJ" +
  "jZIoEj5eZj4dfbybVQd2/U/ASBresrpy+yqAfIYbgHoo8TMbfdbkWm26xnc9STKzGmHWGiy+KVIZMbG7QPLe08j8h/cvcaxjjVMN" +
  "l3QHYdBynPJf4HERpoSrJpL9gABlPMjzEn35OkvKK8Oqlv0aPJsYY1pOzbITseh5ShxeJlACZON2QOW9XQfI/wBzxz+IjdQ9WNSU" +
  "7YILMeYHkJQx/wA/Jyn6F36KmvJv8bLoy6+3j2q479uo+InpOf03WUWCyl2Rx0IM1mkasuevs7AFvUcx3N5iVc4RTLMxCYExpMQE" +
  "6Q9UzVwMGy87FhyQHvbukszIcV5RszkxgfdqXcj/AKP+bTEzrN08RS3W2X3NbaxZ3O5JjIQnQSCEIQAIQhAAj6rHptWytirqdwRG" +
  "QgBttPy1zMNLhsGPJh4GSJmeHMg15bUE+7YNx8R/m80pMw0M/9k=";

export function bytesOf(data: string): Uint8Array {
  const bytes = fromBase64(data);
  if (bytes === null) throw new Error("no base64");
  return bytes;
}

/** A segment with its marker and its length. */
export function segment(marker: number, body: ArrayLike<number>): number[] {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...Array.from(body)];
}

export function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What a phone puts into its pictures. */
export const SECRETS = ["GPS 52.5200N 13.4050E", "xmp: a name", "a profile", "a comment", "after the end"];

/** The portrait as a phone would give it: with the place where it was taken, a profile, a comment and something after its end. */
export function phonePortrait(): string {
  const plain = [...bytesOf(PORTRAIT)];
  const [place = "", xmp = "", profile = "", comment = "", after = ""] = SECRETS;
  return toBase64(
    Uint8Array.from([
      ...plain.slice(0, 2),
      ...segment(0xe1, letters(`Exif\0\0${place}`)),
      ...segment(0xe1, letters(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
      ...segment(0xe2, letters(`ICC_PROFILE\0${profile}`)),
      ...segment(0xfe, letters(comment)),
      ...plain.slice(2),
      ...letters(after),
    ]),
  );
}

/** The portrait with so much coded data that it takes all the room a photo has; another one at each call. */
export function fullPhoto(): string {
  const bytes = new Uint8Array(LIMITS.photoBytes).fill(0xff);
  // Bytes of 0xff that were coded: each may be the start of a marker.
  for (let at = 1; at < bytes.length; at += 2) bytes[at] = 0;
  const plain = bytesOf(PORTRAIT);
  bytes.set(plain.subarray(0, -2));
  made += 1;
  bytes.set([made & 0x7f, (made >> 7) & 0x7f, 0xff, 0xd9], bytes.length - 4);
  return toBase64(bytes);
}
let made = 0;
