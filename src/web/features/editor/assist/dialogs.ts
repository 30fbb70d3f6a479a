/** What a press on an AI tool opens: a file of its own, so that the editor is there without waiting for it. */
export { AssistDialog } from "./assist-dialog.tsx";
export { ReviewDialog } from "./review/review-dialog.tsx";
