import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFuzzer } from './install-fuzzer.mjs';

const requirements = readFileSync(new URL('requirements.txt', import.meta.url), 'utf8');
const [, version = ''] = /^schemathesis==(.+)$/m.exec(requirements) ?? [];
let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parterre-fuzzer-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs as on a machine without Python: no program is found by its name. */
const install = (env: Record<string, string> = {}) =>
  installFuzzer(folder, { env: { PATH: folder, ...env }, say: (line: string) => said.push(line) });

function writeProgram(text: string): string {
  const programs = join(folder, createHash('sha256').update(requirements).digest('hex').slice(0, 12), 'bin');
  mkdirSync(programs, { recursive: true });
  const program = join(programs, 'schemathesis');
  writeFileSync(program, text, { mode: 0o755 });
  return program;
}

test('a machine without Python hears aloud that nothing is fuzzed', () => {
  expect(install()).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('!!!! SKIPPED: the API is NOT fuzzed here.')]);
});

test('a machine without Python fails where fuzzing is required', () => {
  expect(() => install({ FUZZ: 'required' })).toThrow('FUZZ is required');
});

test.skipIf(process.platform === 'win32')('an environment that answers with its version is used as it is', () => {
  const program = writeProgram(`#!/bin/sh\necho "schemathesis, version ${version}"\n`);
  expect(install()).toBe(program);
  expect(said).toEqual([]);
});

test.skipIf(process.platform === 'win32')('an environment that was moved with its folder is not taken for one', () => {
  const program = writeProgram('#!/gone/bin/python\n');
  expect(install()).toBeUndefined();
  expect(existsSync(program)).toBe(false);
});
