import { escapeHtml } from '#texts/escape-html.ts';

/** Markup that is safe already, because only `html` creates it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Escapes every value except markup of its own. Lists are joined; undefined and false become empty. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.map((part, i) => part + (i < values.length ? toText(values[i]) : '')).join(''));
}

function toText(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(toText).join('');
  if (value === undefined || value === null || value === false) return '';
  return escapeHtml(String(value));
}
