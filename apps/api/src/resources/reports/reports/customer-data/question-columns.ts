import { isQuestionColumn } from '@parterre/contract/choices/report-columns';
import type { GivenAnswer } from '@parterre/contract/orders/order';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { questions } from '#db/schema/events/questions.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import type { ReportOptions } from '../chosen/answer-report.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import type { NamedFact, ReportCells } from '../chosen/report.ts';

/** One column for all questions with the same text, whichever shows ask them. */
export interface QuestionColumn {
  column: NamedFact;
  questionIds: ReadonlySet<number>;
  /** Those that ask for yes or no: to any other, "no" is a text of the buyer. */
  yesNoIds: ReadonlySet<number>;
}

/**
 * Reads the questions of the chosen shows, in the order of the shows and their questions. `named` are keys of columns
 * that are asked for: one of another show stands for the questions with its text, so that what is kept for later shows
 * (a schedule, a set of columns) still names them, and stays empty where none has it.
 */
export async function readQuestionColumns(
  reader: Pick<Reader, 'db'>,
  shows: readonly ReportShow[],
  { culture, columns: named }: Pick<ReportOptions, 'culture' | 'columns'>,
): Promise<QuestionColumn[]> {
  const [first] = shows;
  if (!first) return [];
  const places = new Map(shows.map(({ id }, place) => [id, place]));
  const elsewhere = named.filter(isQuestionColumn).map((key) => Number(key.slice(KEY.length)));
  const rows = await reader.db
    .select({
      id: questions.id,
      showId: questions.showId,
      label: questions.label,
      kind: questions.kind,
      askedPer: questions.askedPer,
    })
    .from(questions)
    .where(
      and(
        eq(questions.promoterId, first.promoterId),
        or(inArray(questions.showId, [...places.keys()]), inArray(questions.id, elsewhere)),
      ),
    )
    .orderBy(asc(questions.displayOrder), asc(questions.id));
  const placeOf = ({ showId }: { showId: number }) => places.get(showId) ?? shows.length;
  const ofTickets = new Set(rows.flatMap(({ id, askedPer }) => (askedPer === 'ticket' ? id : [])));
  const { definitions } = pickLanguage(culture);
  const yesNoIds = new Set(rows.flatMap(({ id, kind }) => (kind === 'yes-no' ? id : [])));
  const byHeader = new Map<string, number[]>();
  for (const { id, label } of rows.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const header = chooseText(label, culture, first.defaultCulture);
    byHeader.set(header, [...(byHeader.get(header) ?? []), id]);
  }
  return [...byHeader].map(([header, ids]) => ({
    column: {
      ...toColumn(header, ids),
      ...(ids.some((id) => ofTickets.has(id)) && { definition: definitions.answersOfTickets }),
    },
    questionIds: new Set(ids),
    yesNoIds,
  }));
}

const KEY = 'question_';

const toColumn = (header: string, ids: readonly number[]): NamedFact => ({
  key: `${KEY}${ids[0]}`,
  header,
  kind: 'text',
  isDefault: true,
  isPersonal: true,
  isSummed: false,
  isMasked: false,
  askedAs: new Set(ids.map((id) => `${KEY}${id}`)),
});

/**
 * Returns one cell per column, with each answer once. One that several tickets have is followed by their number; one
 * that a customer gave in several orders is the same.
 */
export function describeAnswers(
  columns: readonly QuestionColumn[],
  given: readonly GivenAnswer[],
  { culture, defaultCulture, language }: { culture: string; defaultCulture: string; language: Language },
): ReportCells {
  const tell = ({ questionId, value }: GivenAnswer, yesNoIds: ReadonlySet<number>) => {
    if (typeof value === 'object') return chooseText(value, culture, defaultCulture);
    return yesNoIds.has(questionId) ? language.cells.flag(value === 'yes') : value;
  };
  return Object.fromEntries(
    columns.map(({ column, questionIds, yesNoIds }) => {
      const tickets = new Map<string, number>();
      for (const answer of given) {
        if (!questionIds.has(answer.questionId)) continue;
        const told = tell(answer, yesNoIds);
        tickets.set(told, (tickets.get(told) ?? 0) + (answer.orderItemId === null ? 0 : 1));
      }
      return [column.key, [...tickets].map(([told, count]) => (count > 1 ? `${told} × ${count}` : told)).join('; ')];
    }),
  );
}
