import type { OutdatedTexts, TextByCulture } from '@parterre/contract/wire/values';
import { chooseText } from '#texts/choose-text.ts';

export interface WithTexts {
  name: TextByCulture;
  description?: TextByCulture;
  terms?: TextByCulture;
  outdatedTexts: OutdatedTexts;
}

interface Asked {
  label: TextByCulture;
  choices: TextByCulture[];
}

/**
 * Returns the thing without its translations: with only its name in one language, or in another one where it has none
 * in that.
 */
export function dropTranslations<Thing extends WithTexts>(thing: Thing, culture: string): Thing {
  return {
    ...thing,
    name: keepOne(thing.name, culture),
    ...(thing.description ? { description: {} } : {}),
    ...(thing.terms ? { terms: {} } : {}),
    outdatedTexts: {},
  };
}

/** Returns a question with its texts in one language only. */
export const dropQuestionTranslations = <Question extends Asked>(question: Question, culture: string): Question => ({
  ...question,
  label: keepOne(question.label, culture),
  choices: question.choices.map((choice) => keepOne(choice, culture)),
});

const keepOne = (text: TextByCulture, culture: string): TextByCulture => ({ [culture]: chooseText(text, culture) });

/** Counts the texts of things without the one name that is always copied. */
export function countTexts(things: readonly WithTexts[]): number {
  return things.reduce((total, { name, description = {}, terms = {} }) => {
    const texts = [name, description, terms].map((text) => Object.keys(text).length);
    return total + texts.reduce((sum, count) => sum + count, 0) - 1;
  }, 0);
}

export const listWords = (questions: readonly Asked[]): WithTexts[] =>
  questions.flatMap(({ label, choices }) => [label, ...choices]).map((name) => ({ name, outdatedTexts: {} }));
