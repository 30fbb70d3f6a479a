// The one door to both editors: fetched by two, what they share would be a file of its own beside a file for each.
export { Page, prepare } from "./builder-page.tsx";
export { GuestEditor, prepareGuest } from "./guest-editor.tsx";
