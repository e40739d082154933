import Alert from '@mui/material/Alert';
import type { Question } from '@parterre/contract/questions';
import type { Show } from '@parterre/contract/shows/show';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import {
  useCreateQuestionMutation,
  useLazyListQuestionsQuery,
  useListQuestionsQuery,
  useUpdateQuestionMutation,
} from '#api/queries/events/questions.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { QuestionConflict, QuestionFields } from './question-fields.tsx';
import { type QuestionValues, toQuestionBody, toQuestionPatch, toQuestionValues } from './question-values.ts';
import { RemoveQuestion } from './remove-question.tsx';

/** `/shows/:showCode/questions/new`, or an id. */
export function QuestionDrawer() {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const showCode = useShowCode();
  const { questionId = '' } = useParams();
  const readShow = useGetShowQuery({ params: { showCode } });
  const readList = useListQuestionsQuery({ params: { showCode } });
  const show = readShow.currentData;
  const list = readList.currentData;
  const handleClose = () => void navigate(paths.showQuestions(showCode));
  const id = useIdParam('questionId');
  const question = list?.items.find((one) => one.questionId === id);
  const isMissing = list !== undefined && !question && questionId !== 'new';
  const currentData = isMissing ? null : show && list && { show, question };
  return (
    <EditDrawer
      id={questionId}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData, ...joinReads(readShow, readList) }}
      title={t('one')}
    >
      {(found) => <QuestionForm {...found} onClose={handleClose} />}
    </EditDrawer>
  );
}

interface QuestionFormProps {
  question: Question | undefined;
  show: Show;
  onClose: () => void;
}

/**
 * Creates or changes a question. Needs `show:write`. Once a question has answers, its kind, its subject and the order
 * of its choices are fixed (IN_USE). A show with the maximum number of questions is refused another.
 */
function QuestionForm({ question, show, onClose }: QuestionFormProps) {
  const { t, i18n } = useTranslation('questions');
  const { showCode, defaultCulture } = show;
  const languages = { culture: defaultCulture, cultures: useTextCultures(show) };
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const [listQuestions] = useLazyListQuestionsQuery();
  const lockReason = useLockReason('show:write');
  const canWrite = lockReason === undefined;
  /** The question as last read: its choices keep their texts in other languages. */
  const latest = useRef(question);
  const load = (from: Question | undefined) => ({
    values: toQuestionValues(from, languages),
    revision: from?.revision ?? 0,
  });
  const { model, asked, leave } = useObjectForm<QuestionValues>({
    ...load(question),
    place: 'inDrawer',
    create: question
      ? undefined
      : async (values) => {
          await create({ params: { showCode }, body: toQuestionBody(values, languages) }).unwrap();
          showToast(t('saved'), 'success');
        },
    reload: async () => {
      const { items } = await listQuestions({ params: { showCode } }).unwrap();
      latest.current = items.find(({ questionId }) => questionId === question?.questionId) ?? question;
      return load(latest.current);
    },
    send: async (changed, revision, whole) => {
      const params = { showCode, questionId: question?.questionId ?? 0 };
      const body = toQuestionPatch(changed, toQuestionBody(whole, languages, latest.current));
      const saved = await update({ params, body, revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  const title = question ? chooseText(question.label, i18n.language, defaultCulture) : t('new');
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title }}
      model={model}
      onClose={onClose}
      reason={lockReason}
      saveLabel={t(question ? 'save' : 'add')}
    >
      {question && question.answers > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('answered', { count: question.answers })}
        </Alert>
      )}
      <AppForm model={model}>
        <QuestionFields isAnswered={(question?.answers ?? 0) > 0} isLocked={!canWrite} languages={languages} />
      </AppForm>
      <QuestionConflict asked={asked} />
      {question && <RemoveQuestion onRemoved={leave} question={question} reason={lockReason} showCode={showCode} />}
    </ObjectDrawer>
  );
}
