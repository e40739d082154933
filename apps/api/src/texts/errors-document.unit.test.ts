import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReasonSentence } from '@parterre/contract/choices/reason-sentences';
import { listReasons, REASONS } from '@parterre/contract/choices/reasons';
import { ERROR_CODES } from '@parterre/contract/wire/error-codes';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const DOCUMENT = '../../../../docs/errors.md';
const WORDS = join(SOURCE, '../../console/src/i18n/en-GB/errors.json');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.startsWith('resources/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

test('docs/errors.md says of every code and reason what people read and where it is thrown (renewed with -u)', async () => {
  await expect(renderErrors()).toMatchFileSnapshot(DOCUMENT);
});

test('every reason is thrown somewhere', () => {
  const silent = listReasons().filter(({ code, reason }) => listThrowers(code, reason).length === 0);
  expect(silent).toEqual([]);
});

function renderErrors(): string {
  const words: Record<string, unknown> = JSON.parse(readFileSync(WORDS, 'utf8'));
  const codes = Object.entries(ERROR_CODES).map(([code, status]) => `| \`${code}\` | ${status} | ${words[code]} |`);
  return `${INTRODUCTION}
| code | status | in the console |
|---|---|---|
${codes.join('\n')}

## Reasons

These codes name the reason in \`details.reason\`, with the values in braces beside it.
${Object.keys(REASONS).map(renderReasons).join('')}`;
}

function renderReasons(wanted: string): string {
  const rows = listReasons()
    .filter(({ code }) => code === wanted)
    .map(({ code, reason }) => `| \`${reason}\` | ${tell(code, reason)} | ${listThrowers(code, reason).join(', ')} |`);
  return `
### \`${wanted}\`

| reason | \`detail\` of the answer | thrown in \`apps/api/src/resources\` |
|---|---|---|
${rows.join('\n')}
`;
}

/** Returns the sentence of a reason with the names of its values. */
const tell = (code: string, reason: string): string =>
  writeReasonSentence(
    code as never,
    reason as never,
    new Proxy({}, { get: (_, name) => (name === 'seats' ? undefined : `{${String(name)}}`) }) as never,
  );

/** Functions that find the obstacle behind a reason, perhaps for several codes. */
const FINDERS = /function (?:find\w*Obstacle|findClosing|findWithheld|toStatus)\b/;

/** Returns the files that throw a reason. A reason for several obstacles is thrown where they are found. */
function listThrowers(code: string, reason: string): string[] {
  const thrown = new RegExp(
    `refusal\\(\\s*'${code}',[^;]*'${reason}'|refuse\\w+\\([^)]*'${reason}'|requireRoomFor\\(\\s*'${reason}'`,
  );
  const found = new RegExp(`(?:return |\\? |: )'${reason}'`);
  const throwers = files.filter(({ text }) => thrown.test(text) || (found.test(text) && FINDERS.test(text)));
  return throwers.map(({ path }) => `\`${path.replace('resources/', '')}\``);
}

const INTRODUCTION = `# Errors

Every refusal has a code, and some a reason. Words of the console: \`apps/console/src/i18n/*/errors.json\`; sentences of the
API: \`packages/contract/src/choices/reason-sentences.ts\`; reasons with their values: \`packages/contract/src/choices/reasons.ts\`; which call answers
what: [openapi.json](api/openapi.json). A test makes this page: \`npx vitest run --project unit errors-document -u\`.
`;
