import { errorText } from '#api/error-text.ts';
import { showToast } from '#ui/notices/notices.tsx';

/** Reports the failure of an action outside of a form in a toast. */
export function showFailure(error: unknown): void {
  showToast(errorText(error), 'error');
}
