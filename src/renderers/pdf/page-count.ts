// In the engine's output every dictionary entry has a line of its own, and no text of the user can hold a line break.
const PAGE_OBJECT = /^ {2}\/Type \/Page$/gm;

export function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1").match(PAGE_OBJECT)?.length ?? 0
  );
}
