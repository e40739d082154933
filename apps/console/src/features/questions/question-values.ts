import type { AskedPer, QuestionKind } from '@parterre/contract/choices/customer-choices';
import type { Question } from '@parterre/contract/questions';
import { dropBlankCultures, fillCultures } from '../../forms/fill-cultures.ts';

/** What the form of a question holds; the choices one a line, in the first language of the event. */
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

/** Without a question: of a new one. */
export const toQuestionValues = (question: Question | undefined, { culture, cultures }: Languages): QuestionValues => ({
  label: fillCultures(question?.label ?? {}, cultures),
  kind: question?.kind ?? 'text',
  choices: (question?.choices ?? []).map((choice) => choice[culture] ?? Object.values(choice)[0] ?? '').join('\n'),
  askedPer: question?.askedPer ?? 'order',
  isRequired: question?.isRequired ?? false,
});

/** What changed of a question; its kind and its choices are sent together. */
export function toQuestionPatch(changed: Partial<QuestionValues>, body: ReturnType<typeof toQuestionBody>) {
  const { label, kind, choices, askedPer, isRequired } = body;
  return {
    ...('label' in changed ? { label } : {}),
    ...('kind' in changed || 'choices' in changed ? { kind, choices } : {}),
    ...('askedPer' in changed ? { askedPer } : {}),
    ...('isRequired' in changed ? { isRequired } : {}),
  };
}

/** A choice that is still there keeps its other languages: each is known by its place. */
export function toQuestionBody(values: QuestionValues, { culture }: Pick<Languages, 'culture'>, before?: Question) {
  const typed = values.choices.split('\n').filter((line) => line.trim() !== '');
  const choices = typed.map((text, place) => ({ ...before?.choices[place], [culture]: text.trim() }));
  return {
    label: dropBlankCultures(values.label),
    kind: values.kind,
    choices: values.kind === 'choice' ? choices : [],
    askedPer: values.askedPer,
    isRequired: values.isRequired,
  };
}
