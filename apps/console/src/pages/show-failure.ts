import { errorText } from '#api/error-text.ts';
import { showToast } from '#ui/notices/notices.tsx';

/** Says in a toast why an act outside a form failed. */
export function showFailure(error: unknown): void {
  showToast(errorText(error), 'error');
}
