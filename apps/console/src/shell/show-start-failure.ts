import { errorReporter } from '#api/error-reports/error-reporter.ts';

/** Without the configuration there is no brand, language or session, so plain text replaces the skeleton. */
export function showStartFailure(error: unknown): void {
  errorReporter().report('The console could not start', error);
  const title = document.createElement('h1');
  title.textContent = 'Ooops!, something went wrong';
  const text = document.createElement('p');
  text.textContent = 'If the issue persists, please contact customer support';
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => window.location.reload());
  const message = document.createElement('main');
  message.className = 'start-failure';
  message.append(title, text, again);
  document.getElementById('root')?.replaceChildren(message);
}
