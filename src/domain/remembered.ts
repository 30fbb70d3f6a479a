/** Remembers what was made of an object for as long as the object lasts: what did not change is not made again. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}

/** The same where other things count too: the last that was made is given again while each of them is the same. */
export function rememberedWith<Key extends object, Others extends readonly unknown[], Value>(
  make: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const known = new WeakMap<Key, { others: Others; value: Value }>();
  return (key, ...others) => {
    const last = known.get(key);
    if (last?.others.every((other, at) => other === others[at])) return last.value;
    const value = make(key, ...others);
    known.set(key, { others, value });
    return value;
  };
}
