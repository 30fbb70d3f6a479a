const MARKS = /\/(?:marks|summaryMarks)$/;

/** Where the marks of a text stand: of a line beside its text, of the summary in the resume. Null for a text that has none. */
export function marksPlaceOf(textPlace: string): string | null {
  if (textPlace === "/summary") return "/summaryMarks";
  return textPlace.endsWith("/text") ? `${textPlace.slice(0, -"/text".length)}/marks` : null;
}

/** Where the marks of a field of the form stand: the summary, or a line. */
export function marksOfField(field: string): string {
  return field === "/summary" ? "/summaryMarks" : `${field}/marks`;
}

export function isMarksPlace(pointer: string): boolean {
  return MARKS.test(pointer);
}

/** The field of the form that shows what stands at a place: marks are shown where their text is. */
export function fieldOfPlace(pointer: string): string {
  return pointer === "/summaryMarks" ? "/summary" : pointer.replace(/\/marks$/, "");
}
