import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Question } from '@parterre/contract/questions';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../api/cookies.ts';
import { errorText } from '../../api/error-text.ts';
import {
  useCreateQuestionMutation,
  useListQuestionsQuery,
  useRemoveQuestionMutation,
  useUpdateQuestionMutation,
} from '../../api/queries/questions.ts';
import { useGetShowQuery } from '../../api/queries/shows.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import { AppForm } from '../../forms/app-form.tsx';
import { CreateBar } from '../../forms/create-bar.tsx';
import { useGuardedForm } from '../../forms/use-guarded-form.ts';
import { chooseText } from '../../i18n/choose-text.ts';
import { paths } from '../../paths.ts';
import { useCan } from '../../session/use-features.ts';
import { useTextCultures } from '../../session/use-text-cultures.ts';
import { showToast } from '../../ui/notices/notices.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { QuestionFields } from './question-fields.tsx';
import { type QuestionValues, toQuestionBody, toQuestionValues } from './question-values.ts';

/** `/shows/:showCode/questions/new`, or an id. */
export function QuestionDrawer() {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const { showCode = '', questionId = '' } = useParams();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const { currentData: list } = useListQuestionsQuery({ params: { showCode } });
  const close = () => void navigate(paths.showQuestions(showCode));
  const question = list?.items.find((one) => one.questionId === parseId(questionId));
  const isMissing = list !== undefined && !question && questionId !== 'new';
  if (show && list && !isMissing)
    return <QuestionForm key={questionId} onClose={close} question={question} show={show} />;
  return (
    <AppDrawer heading={{ title: t('one') }} onClose={close} open>
      {isMissing ? t('errors:NOT_FOUND') : <SkeletonRows count={4} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
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
  const canWrite = useCan('show:write');
  const model = useGuardedForm<QuestionValues>({
    defaultValues: toQuestionValues(question, languages),
    place: 'inDrawer',
    save: async (values) => {
      const body = toQuestionBody(values, languages, question);
      if (question) {
        const params = { showCode, questionId: question.questionId };
        await update({ params, body, revision: question.revision }).unwrap();
      } else await create({ params: { showCode }, body }).unwrap();
      showToast(t('saved'), 'success');
    },
    onSaved: onClose,
  });
  const title = question ? chooseText(question.label, i18n.language, defaultCulture) : t('new');
  return (
    <AppDrawer
      footer={
        <CreateBar
          model={model}
          onCancel={onClose}
          reason={canWrite ? undefined : t('notAllowed')}
          saveLabel={t(question ? 'save' : 'add')}
        />
      }
      heading={{ title }}
      onClose={onClose}
      open
    >
      {question && question.answers > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('answered', { count: question.answers })}
        </Alert>
      )}
      <AppForm model={model}>
        <QuestionFields isAnswered={(question?.answers ?? 0) > 0} isLocked={!canWrite} languages={languages} />
      </AppForm>
      {question && canWrite && <RemoveQuestion onRemoved={onClose} question={question} showCode={showCode} />}
    </AppDrawer>
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
