import type { Question } from '@parterre/contract/questions';
import { useTranslation } from 'react-i18next';
import { useRemoveQuestionMutation, useUpdateQuestionMutation } from '#api/queries/events/questions.ts';
import { showFailure } from '#pages/show-failure.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface RemoveQuestionProps {
  question: Question;
  showCode: string;
  reason: string | undefined;
  onRemoved: () => void;
}

/**
 * Archives or deletes a question. Answers are kept, under a question that is not asked any longer; an archived question
 * can be asked again. Needs `show:write`. A question changed meanwhile is refused (STALE).
 */
export function RemoveQuestion({ question, showCode, reason, onRemoved }: RemoveQuestionProps) {
  const { t } = useTranslation('questions');
  const [remove, { isLoading: isRemoving }] = useRemoveQuestionMutation();
  const [update, { isLoading: isUpdating }] = useUpdateQuestionMutation();
  const { questionId, revision, isArchived, answers } = question;
  const args = { params: { showCode, questionId }, revision };
  const handleClick = async () => {
    try {
      if (isArchived) await update({ ...args, body: { isArchived: false } }).unwrap();
      else await remove(args).unwrap();
      showToast(t(isArchived ? 'saved' : answers > 0 ? 'archived' : 'removed'), 'success');
      onRemoved();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <ReasonedButton
      color={isArchived ? 'primary' : 'error'}
      loading={isRemoving || isUpdating}
      onClick={() => void handleClick()}
      reason={reason}
      sx={{ mt: 2, justifySelf: 'start' }}
      variant="outlined"
    >
      {t(isArchived ? 'askAgain' : answers > 0 ? 'archive' : 'remove')}
    </ReasonedButton>
  );
}
