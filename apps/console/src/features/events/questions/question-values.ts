import type { AskedPer, QuestionKind } from '@parterre/contract/choices/show-choices';
import type { Question } from '@parterre/contract/questions';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';

/** Form values of a question; one choice per line, in the show's default language. */
export interface QuestionValues {
  label: Record<string, string>;
  kind: QuestionKind;
  choices: string;
  askedPer: AskedPer;
  isRequired: boolean;
}

interface Languages {
  culture: string;
  cultures: readonly string[];
}

/** Returns the question's values; without a question, those of a new one. */
export const toQuestionValues = (question: Question | undefined, { culture, cultures }: Languages): QuestionValues => ({
  label: fillCultures(question?.label ?? {}, cultures),
  kind: question?.kind ?? 'text',
  choices: (question?.choices ?? []).map((choice) => choice[culture] ?? Object.values(choice)[0] ?? '').join('\n'),
  askedPer: question?.askedPer ?? 'order',
  isRequired: question?.isRequired ?? false,
});

/** Returns only the changed values; the kind and the choices are sent together. */
export function toQuestionPatch(changed: Partial<QuestionValues>, body: ReturnType<typeof toQuestionBody>) {
  const { label, kind, choices, askedPer, isRequired } = body;
  return {
    ...('label' in changed ? { label } : {}),
    ...('kind' in changed || 'choices' in changed ? { kind, choices } : {}),
    ...('askedPer' in changed ? { askedPer } : {}),
    ...('isRequired' in changed ? { isRequired } : {}),
  };
}

export function toQuestionBody(values: QuestionValues, { culture }: Pick<Languages, 'culture'>, before?: Question) {
  const lines = values.choices.split('\n').flatMap((line) => line.trim() || []);
  const choices = keepOtherLanguages(lines, culture, before?.choices ?? []);
  return {
    label: dropBlankCultures(values.label),
    kind: values.kind,
    choices: values.kind === 'choice' ? choices : [],
    askedPer: values.askedPer,
    isRequired: values.isRequired,
  };
}

/**
 * Keeps the other languages of a choice, found by its text; a corrected text is matched by its position if no choice
 * has moved. A choice never gets the translations of another.
 */
function keepOtherLanguages(lines: readonly string[], culture: string, before: Question['choices']) {
  const places = new Map(before.map((choice, place) => [choice[culture], place]));
  const noneMoved = lines.every((text, place) => (places.get(text) ?? place) === place);
  return lines.map((text, place) => {
    const kept = places.get(text) ?? (noneMoved && lines.length >= before.length ? place : undefined);
    return { ...(kept === undefined ? {} : before[kept]), [culture]: text };
  });
}
