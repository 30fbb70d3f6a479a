/** Every kind of file a resume can be taken away as; `json` is the JSON Resume standard. */
export const FILE_FORMATS = ["pdf", "docx", "txt", "html", "json"] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a file shows of what is kept together: the resume, or the letter that goes with it. */
export const DOCUMENT_PARTS = ["resume", "cover-letter"] as const;

export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

export const MEDIA_TYPES: Record<FileFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
};
