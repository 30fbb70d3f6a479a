import { describe, expect, test } from "vitest";
import { share } from "./wilson.ts";

describe("Wilson's interval", () => {
  test("agrees with published values", () => {
    const { low, high } = share(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test("has room below a perfect share and above an empty one", () => {
    expect(share(20, 20)).toMatchObject({ high: 1 });
    expect(share(20, 20).low).toBeCloseTo(0.8389, 4);
    expect(share(0, 20)).toMatchObject({ low: 0 });
    expect(share(0, 20).high).toBeCloseTo(0.1611, 4);
  });

  test("knows nothing where nothing was counted", () => {
    expect(share(0, 0)).toEqual({ hits: 0, of: 0, low: 0, high: 1 });
  });
});
