import { RULE_KEYS, type RuleProblem } from '../rules/rule.ts';
import type { ServerFieldError } from './server-field-error.ts';

/** The shared messages as the server words them (spec §5), to find the key and so the reader's language. */
const SERVER_TEXTS: Record<(typeof RULE_KEYS)[number], string> = {
  required: 'This field is required',
  nonNegative: 'Must be a non negative number',
  validDateTime: 'A valid date and time is required',
  validDate: 'A valid date is required',
  validTime: 'A valid time is required',
  colour: 'Please provide a valid colour code',
  barcode: "Please provide a valid barcode (e.g. '$123456789')",
  email: 'Please provide a valid email address',
  maxLength: 'Cannot be more than {maxLength} characters',
  min: 'Must be greater than or equal to {minNumber}',
  max: 'Must be less than or equal to {maxNumber}',
  precision: 'Cannot have more than {precision} decimal places',
  whole: 'Must be a whole number',
  alphanumeric: 'Must be alphanumeric',
  notInPast: 'Must not be in the past',
};

/** The rule a server message names, by key, by template or by its finished text; nothing for any other message. */
export function findRuleProblem({ message, values }: ServerFieldError): RuleProblem | undefined {
  for (const key of RULE_KEYS) {
    if (message === key || message === SERVER_TEXTS[key]) return { key, values };
    const found = matchTemplate(SERVER_TEXTS[key], message);
    if (found) return { key, values: { ...found, ...values } };
  }
  return undefined;
}

function matchTemplate(template: string, message: string): Record<string, string> | undefined {
  const name = /\{(\w+)\}/.exec(template)?.[1];
  if (!name) return undefined;
  const [before = '', after = ''] = template.split(`{${name}}`);
  if (!message.startsWith(before) || !message.endsWith(after)) return undefined;
  const value = message.slice(before.length, message.length - after.length);
  return /^-?[\d.,]+$/.test(value) ? { [name]: value } : undefined;
}
