import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { mostFor, openKernel } from "./kernel.ts";
import { createMemory } from "./web-assembly.ts";

const memory = createMemory(32);
const kernel = openKernel(readFileSync(path.join(import.meta.dirname, "kernel/kernel.wasm")), memory);
const floats = new Float32Array(memory.buffer);
const bytes = new Int8Array(memory.buffer);

// Addresses far enough apart for the largest case.
const FROM = 0;
const WHOLE = 0x40000;
const SCALES = 0x80000;
const WEIGHT = 0xc0000;
const WORTH = 0x100000;
const BIAS = 0x140000;
const TO = 0x180000;

/** Numbers between -1 and 1, the same every time. */
function dice(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}

function multiply(rows: number, width: number, outputs: number): void {
  kernel.quantise(FROM, WHOLE, SCALES, rows, width, mostFor(width));
  kernel.product(WHOLE, SCALES, WEIGHT, WORTH, BIAS, TO, rows, width, outputs);
}

describe("the product", () => {
  test.each([
    [4, 16, 2],
    [8, 384, 6],
    [12, 1536, 10],
  ])("is that of a plain loop: %i rows of %i numbers, %i outputs", (rows, width, outputs) => {
    const roll = dice();
    for (let nth = 0; nth < rows * width; nth += 1) floats[FROM / 4 + nth] = roll() * (1 + nth / width);
    for (let nth = 0; nth < outputs * width; nth += 1) bytes[WEIGHT + nth] = Math.round(roll() * 127);
    for (let nth = 0; nth < outputs; nth += 1) {
      floats[WORTH / 4 + nth] = 0.01 + nth / 1000;
      floats[BIAS / 4 + nth] = roll();
    }
    multiply(rows, width, outputs);
    for (let row = 0; row < rows; row += 1)
      for (let output = 0; output < outputs; output += 1) {
        let sum = 0;
        for (let nth = 0; nth < width; nth += 1)
          sum += (floats[FROM / 4 + row * width + nth] ?? 0) * (bytes[WEIGHT + output * width + nth] ?? 0);
        const wanted = sum * (floats[WORTH / 4 + output] ?? 0) + (floats[BIAS / 4 + output] ?? 0);
        expect(floats[TO / 4 + row * outputs + output]).toBeCloseTo(wanted, 1);
      }
  });

  test("does not overflow where every number is the largest", () => {
    for (const width of [384, 1536]) {
      floats.fill(3, FROM / 4, FROM / 4 + 4 * width);
      bytes.fill(-127, WEIGHT, WEIGHT + 2 * width);
      floats.fill(1, WORTH / 4, WORTH / 4 + 2);
      floats.fill(0, BIAS / 4, BIAS / 4 + 2);
      multiply(4, width, 2);
      expect((floats[TO / 4] ?? 0) / (-127 * 3 * width)).toBeCloseTo(1, 5);
    }
  });

  test("of a row of zeros is the bias", () => {
    floats.fill(0, FROM / 4, FROM / 4 + 4 * 16);
    floats[BIAS / 4] = 0.25;
    multiply(4, 16, 2);
    expect(floats[TO / 4]).toBe(0.25);
  });
});

describe("curves", () => {
  const inputs = [-90, -20, -6.5, -3, -1, -0.5, -1e-3, 0, 1e-3, 0.5, 1, 2.2, 3, 6.5, 20, 90];
  const results = (run: (at: number, count: number) => void): number[] => {
    floats.set(inputs, FROM / 4);
    run(FROM, inputs.length);
    return [...floats.subarray(FROM / 4, FROM / 4 + inputs.length)];
  };

  test("tanh is tanh", () => {
    for (const [nth, result] of results(kernel.tanh).entries())
      expect(result).toBeCloseTo(Math.tanh(inputs[nth] ?? 0), 6);
  });

  test("gelu is x times the normal distribution", () => {
    for (const [nth, result] of results(kernel.gelu).entries()) {
      const x = inputs[nth] ?? 0;
      expect(result).toBeCloseTo(x * normalBelow(x), 5);
    }
  });

  /** By adding up small steps. */
  function normalBelow(x: number): number {
    const end = Math.min(Math.abs(x), 9);
    const steps = 20_000;
    let sum = 0;
    for (let nth = 0; nth < steps; nth += 1) sum += Math.exp(-((((nth + 0.5) * end) / steps) ** 2) / 2);
    const half = (sum * end) / steps / Math.sqrt(2 * Math.PI);
    return x < 0 ? 0.5 - half : 0.5 + half;
  }
});
