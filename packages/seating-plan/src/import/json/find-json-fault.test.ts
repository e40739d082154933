import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('findJsonFault', () => {
  it.each([
    ['{"a": [1, 2.5e-3, true, null, "x\\n\\u00e9"]}', undefined],
    ['', 0],
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1 2]', 3],
    ['[01]', 2],
    ['"a\nb"', 2],
    ['"\\x"', 1],
    ['{"a": 1]', 7],
    ['[] []', 3],
    ['["abc', 5],
    ['nul', 0],
  ])('places the fault in %j', (text, offset) => {
    expect(findJsonFault(text)).toBe(offset);
  });

  it('agrees with JSON.parse on what is JSON', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '0', '\\', '-', ' '))
      .map(([json, at, junk]) => {
        const offset = at % (json.length + 1);
        return json.slice(0, offset) + junk + json.slice(offset + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged), (text) => {
        expect(findJsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });
});
