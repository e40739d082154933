import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Question } from '@parterre/contract/questions';
import type { Show } from '@parterre/contract/shows';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { errorText } from '#api/error-text.ts';
import {
  useCreateQuestionMutation,
  useLazyListQuestionsQuery,
  useListQuestionsQuery,
  useRemoveQuestionMutation,
  useUpdateQuestionMutation,
} from '#api/queries/questions.ts';
import { useGetShowQuery } from '#api/queries/shows.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { summariseTexts } from '#programme/summarise-texts.ts';
import { useCan } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { QuestionFields } from './question-fields.tsx';
import { type QuestionValues, toQuestionBody, toQuestionPatch, toQuestionValues } from './question-values.ts';

/** `/shows/:showCode/questions/new`, or an id. */
export function QuestionDrawer() {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const { showCode = '', questionId = '' } = useParams();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const { currentData: list, error, refetch } = useListQuestionsQuery({ params: { showCode } });
  const close = () => void navigate(paths.showQuestions(showCode));
  const question = list?.items.find((one) => one.questionId === parseId(questionId));
  const isMissing = list !== undefined && !question && questionId !== 'new';
  const currentData = isMissing ? null : show && list && { show, question };
  return (
    <EditDrawer
      id={questionId}
      label={t('loading')}
      onClose={close}
      result={{ currentData, error, refetch }}
      title={t('one')}
    >
      {(found) => <QuestionForm {...found} onClose={close} />}
    </EditDrawer>
  );
}

interface QuestionFormProps {
  question: Question | undefined;
  show: Show;
  onClose: () => void;
}

function QuestionForm({ question, show, onClose }: QuestionFormProps) {
  const { t, i18n } = useTranslation('questions');
  const { showCode, defaultCulture } = show;
  const languages = { culture: defaultCulture, cultures: useTextCultures(show) };
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const [listQuestions] = useLazyListQuestionsQuery();
  const canWrite = useCan('show:write');
  /** As it was read last: its choices keep their other languages. */
  const latest = useRef(question);
  const load = (from: Question | undefined) => ({
    values: toQuestionValues(from, languages),
    revision: from?.revision ?? 0,
  });
  const { model, asked } = useObjectForm<QuestionValues>({
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
      reason={canWrite ? undefined : t('notAllowed')}
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
      {question && canWrite && <RemoveQuestion onRemoved={onClose} question={question} showCode={showCode} />}
    </ObjectDrawer>
  );
}

function QuestionConflict({ asked }: { asked: AskedConflict<QuestionValues> | null }) {
  const { t } = useTranslation('questions');
  const labels = { label: t('label'), kind: t('kind.title'), choices: t('choices'), askedPer: t('askedPer.title') };
  return (
    <FormConflict
      asked={asked}
      label={(field) => (field === 'isRequired' ? t('isRequired') : labels[field])}
      write={(values, field) => {
        if (field === 'label') return summariseTexts(values.label);
        if (field === 'kind') return t(`kind.${values.kind}`);
        if (field === 'askedPer') return t(`askedPer.${values.askedPer}`);
        if (field === 'choices') return values.choices.split('\n').join(', ');
        return values.isRequired;
      }}
    />
  );
}

interface RemoveQuestionProps {
  question: Question;
  showCode: string;
  onRemoved: () => void;
}

/** What was answered stays, under a question that is asked no more; one that is archived can be asked again. */
function RemoveQuestion({ question, showCode, onRemoved }: RemoveQuestionProps) {
  const { t } = useTranslation('questions');
  const [remove, { isLoading: isRemoving }] = useRemoveQuestionMutation();
  const [update, { isLoading: isUpdating }] = useUpdateQuestionMutation();
  const { questionId, revision, isArchived, answers } = question;
  const args = { params: { showCode, questionId }, revision };
  const act = async () => {
    try {
      if (isArchived) await update({ ...args, body: { isArchived: false } }).unwrap();
      else await remove(args).unwrap();
      showToast(t(isArchived ? 'saved' : answers > 0 ? 'archived' : 'removed'), 'success');
      onRemoved();
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  return (
    <Button
      color={isArchived ? 'primary' : 'error'}
      loading={isRemoving || isUpdating}
      onClick={() => void act()}
      sx={{ mt: 2, justifySelf: 'start' }}
      variant="outlined"
    >
      {t(isArchived ? 'askAgain' : answers > 0 ? 'archive' : 'remove')}
    </Button>
  );
}
