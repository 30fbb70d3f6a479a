import { expect, test, vi } from "vitest";
import { onReturn } from "./page-return.ts";

function openPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: "visible" as DocumentVisibilityState,
  });
  let time = 0;
  const listener = vi.fn();
  const stop = onReturn(listener, { window, document }, () => time);
  return {
    listener,
    stop,
    pass: (ms: number) => {
      time += ms;
    },
    focus: () => window.dispatchEvent(new Event("focus")),
    show: (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })),
    turn: (visibilityState: DocumentVisibilityState) => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("a reader who comes back after a while is noticed, by focus or by sight", () => {
  const page = openPage();
  page.pass(30_000);
  page.focus();
  expect(page.listener).toHaveBeenCalledTimes(1);
  page.pass(30_000);
  page.turn("hidden");
  expect(page.listener).toHaveBeenCalledTimes(1);
  page.turn("visible");
  expect(page.listener).toHaveBeenCalledTimes(2);
});

test("who goes back and forth is noticed once in half a minute", () => {
  const page = openPage();
  page.focus();
  page.pass(29_999);
  page.focus();
  expect(page.listener).not.toHaveBeenCalled();
  page.pass(1);
  page.focus();
  page.turn("visible");
  page.focus();
  expect(page.listener).toHaveBeenCalledTimes(1);
});

test("a page brought back out of the browser's memory is noticed at once, a fresh one is not", () => {
  const page = openPage();
  page.show(false);
  expect(page.listener).not.toHaveBeenCalled();
  page.show(true);
  expect(page.listener).toHaveBeenCalledTimes(1);
});

test("after the end nobody is told", () => {
  const page = openPage();
  page.stop();
  page.pass(60_000);
  page.focus();
  page.turn("visible");
  page.show(true);
  expect(page.listener).not.toHaveBeenCalled();
});
