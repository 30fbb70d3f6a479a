// A prerendered page is seen before the app answers. What is pressed until then is held here and pressed again, in order,
// once the app answers. Links, the menu (a popover) and text fields work by themselves. In a block, to leave no globals behind.
{
  const NEEDS_APP = "button:not([popovertarget]), input[type=radio], input[type=checkbox]";
  /** Pressed again out of impatience, these would be back where they were, or open twice. */
  const ONCE = "[aria-pressed], [aria-haspopup], [type=submit]";
  /** On a very slow line a person who wants to leave must not wait for the app. */
  const LINK_HELD_MS = 4000;
  const waiting = [];
  const repeated = new WeakSet();
  let repeating = false;

  const nameOf = (control) => (control.labels?.[0] ?? control).textContent.trim();
  const pathTo = (node) =>
    node === document.body ? [] : [...pathTo(node.parentNode), [...node.parentNode.children].indexOf(node)];
  const nodeAt = (path) => path.reduce((node, index) => node?.children[index], document.body);

  /** A link leads on by itself, but not past what was pressed before it: a chosen template would be lost. */
  const mustWait = (link, event) =>
    waiting.length > 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    link.pathname !== location.pathname;

  const pressedIn = (event) => {
    if (event.type === "submit") return event.submitter ?? event.target.querySelector("[type=submit]");
    const control = event.target.closest?.(`a[href], ${NEEDS_APP}`);
    return control?.localName === "a" && !mustWait(control, event) ? null : control;
  };

  const hold = (event) => {
    const control = repeating ? null : pressedIn(event);
    if (!control) return;
    event.preventDefault();
    // React may listen already, and would answer before what was pressed earlier.
    event.stopImmediatePropagation();
    if (control.matches(ONCE) && waiting.some((press) => press.control === control)) return;
    control.dataset.waiting = "";
    waiting.push({
      control,
      path: pathTo(control),
      name: nameOf(control),
      address: location.pathname + location.search,
    });
    if (control.localName === "a")
      setTimeout(() => control.matches("[data-waiting]") && location.assign(control.href), LINK_HELD_MS);
  };

  const stop = () => {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
  };

  /** The control as a person would find it now: in the same place, by the same name, and in reach. With another name it does something else. */
  const present = ({ control, path, name, address }) => {
    const modal = document.querySelector("dialog:modal");
    return [control, nodeAt(path)].find(
      (found) =>
        found?.isConnected &&
        found.localName === control.localName &&
        nameOf(found) === name &&
        !found.disabled &&
        // A dialog that opened meanwhile stands before everything but the wish to leave.
        (!modal || modal.contains(found) || found.localName === "a") &&
        address === location.pathname + location.search,
    );
  };

  /** One at a time, each in a task of its own: the app draws what one has changed before the next is looked for. */
  const repeat = (onGone) => {
    const press = waiting.shift();
    if (!press) return stop();
    delete press.control.dataset.waiting;
    const control = present(press);
    if (control) {
      repeated.add(control);
      repeating = true;
      control.click();
      repeating = false;
    } else if (!repeated.has(press.control)) {
      onGone(press.name);
    }
    setTimeout(repeat, 0, onGone);
  };

  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener(
    "page-answers",
    ({ detail }) => (waiting.length > 0 ? setTimeout(repeat, 0, detail) : stop()),
    {
      once: true,
    },
  );
  // The app does not come: what works without it must.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.type !== "module") return;
      stop();
      const link = waiting.find(({ control }) => control.localName === "a");
      for (const { control } of waiting.splice(0)) delete control.dataset.waiting;
      link?.control.click();
    },
    true,
  );
}
