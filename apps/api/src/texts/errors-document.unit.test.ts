import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRuleReason, RULE_REASONS, type RuleReason } from '@parterre/contract/choices/rule-reasons';
import { writeRuleSentence } from '@parterre/contract/choices/rule-sentences';
import { ERROR_CODES } from '@parterre/contract/wire/error-codes';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const DOCUMENT = '../../../../docs/errors.md';
const WORDS = join(SOURCE, '../../console/src/i18n/en-GB/errors.json');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.startsWith('resources/') && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

test('docs/errors.md says of every code and rule what people read and where it is thrown (renewed with -u)', async () => {
  await expect(renderErrors()).toMatchFileSnapshot(DOCUMENT);
});

test('every rule is thrown somewhere', () => {
  const silent = Object.keys(RULE_REASONS)
    .filter(isRuleReason)
    .filter((reason) => listThrowers(reason).length === 0);
  expect(silent).toEqual([]);
});

function renderErrors(): string {
  const words: Record<string, unknown> = JSON.parse(readFileSync(WORDS, 'utf8'));
  const codes = Object.entries(ERROR_CODES).map(([code, status]) => `| \`${code}\` | ${status} | ${words[code]} |`);
  const rules = Object.keys(RULE_REASONS)
    .filter(isRuleReason)
    .map((reason) => `| \`${reason}\` | ${tell(reason)} | ${listThrowers(reason).join(', ')} |`);
  return `${INTRODUCTION}
| code | status | in the console |
|---|---|---|
${codes.join('\n')}

## Rules

\`RULE_BROKEN\` names the rule in \`details.reason\`, with the values in braces beside it.

| reason | \`detail\` of the answer | thrown in \`apps/api/src/resources\` |
|---|---|---|
${rules.join('\n')}
`;
}

/** The sentence with the names of its values. */
const tell = (reason: RuleReason): string =>
  writeRuleSentence(reason, new Proxy({}, { get: (_, name) => `{${String(name)}}` }) as never);

/** Files that throw a rule; one that stands for several obstacles is thrown where they are found. */
function listThrowers(reason: RuleReason): string[] {
  const thrown = new RegExp(`(?:(?:ruleBroken|refuse\\w+)\\([^)]*|return |\\? |: )'${reason}'`);
  const throwers = files.filter(({ text }) => thrown.test(text) && /ruleBroken|refuse|Obstacle|Closing/.test(text));
  return throwers.map(({ path }) => `\`${path.replace('resources/', '')}\``);
}

const INTRODUCTION = `# Errors

Every refusal has a code, and a broken rule its reason. Words of the console: \`apps/console/src/i18n/*/errors.json\`; sentences of the
API: \`packages/contract/src/choices/rule-sentences.ts\`; values of a reason: \`packages/contract/src/choices/rule-reasons.ts\`; which call answers
what: [openapi.json](api/openapi.json). A test makes this page: \`npx vitest run --project unit errors-document -u\`.
`;
