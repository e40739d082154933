import { LIMITS } from '@parterre/contract/choices/limits';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { chooseText } from '#texts/choose-text.ts';

/** Returns the name with the first free number in every language, such as Adult (2); unchanged where it is free. */
export function numberName(name: TextByCulture, taken: readonly TextByCulture[], culture: string): TextByCulture {
  const read = (text: TextByCulture) => chooseText(text, culture).toLocaleLowerCase();
  const names = new Set(taken.map(read));
  for (let number = 1; ; number++) {
    const numbered = Object.fromEntries(
      Object.entries(name).map(([language, text]) => [language, number === 1 ? text : addNumber(text, number)]),
    );
    if (!names.has(read(numbered))) return numbered;
  }
}

function addNumber(text: string, number: number): string {
  const ending = ` (${number})`;
  return `${text.replace(/ \(\d+\)$/, '').slice(0, LIMITS.price.name - ending.length)}${ending}`;
}
