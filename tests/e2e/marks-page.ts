import type { Page } from "playwright-core";

/** Texts with bold, italic and linked words, as a person writes them. */
export function marksOn(page: Page) {
  const line = (at: number) => page.locator(`[data-field="/experience/0/bullets/${at}"]`);
  const selectIn = (field: ReturnType<typeof line>, words: string) =>
    field.evaluate((element, sought) => {
      if (!(element instanceof HTMLTextAreaElement)) throw new Error("no text");
      const from = element.value.indexOf(sought);
      if (from < 0) throw new Error(`no ${sought} in ${element.value}`);
      element.focus();
      element.setSelectionRange(from, from + sought.length);
    }, words);
  return {
    line,
    summary: page.locator('[data-field="/summary"]'),
    tools: page.getByRole("toolbar", { name: "Selected words" }),
    dialog: page.getByRole("dialog"),
    select: selectIn,
    /** Puts the caret behind the words. */
    caretAfter: (field: ReturnType<typeof line>, words: string) =>
      field.evaluate((element, sought) => {
        if (!(element instanceof HTMLTextAreaElement)) throw new Error("no text");
        const at = element.value.indexOf(sought) + sought.length;
        element.focus();
        element.setSelectionRange(at, at);
      }, words),
    selection: () =>
      page.evaluate(() => {
        const field = document.activeElement;
        if (!(field instanceof HTMLTextAreaElement)) return null;
        return field.value.slice(field.selectionStart, field.selectionEnd);
      }),
    texts: () =>
      page
        .locator('[data-field^="/experience/0/bullets/"]')
        .evaluateAll((all) => all.map((one) => Reflect.get(one, "value"))),
    /** What is bold, italic or a link on the finished page, in its order: "strong load", "a half example.org". */
    onPage: () =>
      page.locator(".sheet-host").evaluate((host) => {
        const places = host.shadowRoot?.querySelectorAll(
          '.sheets [data-pointer^="/experience/0/bullets"], .sheets [data-pointer="/summary"]',
        );
        return [...(places ?? [])].flatMap((place) =>
          [...place.querySelectorAll("strong, em, a")].map((part) =>
            [part.localName, part.textContent, part.getAttribute("href")].filter(Boolean).join(" "),
          ),
        );
      }),
    /** Pastes what a program puts on the clipboard. */
    paste: (field: ReturnType<typeof line>, html: string, plain: string) =>
      field.evaluate(
        (element, [formatted, words]) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", formatted);
          clipboardData.setData("text/plain", words);
          const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
          // What the page leaves alone, the browser pastes as plain words.
          if (element.dispatchEvent(event)) document.execCommand("insertText", false, words);
        },
        [html, plain] as const,
      ),
  };
}
