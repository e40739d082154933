/**
 * The only script of the provider's pages beside the sign-out: it hands the options of the form to the browser, and what
 * the browser answers to the server. Without passkeys in the browser the sign-in shows no button.
 */
export const PASSKEY_SCRIPT = `const form = document.querySelector('form[data-passkey]');
const problem = document.getElementById('passkey-problem');
const show = (text) => {
  problem.lastElementChild.textContent = text || '';
  problem.hidden = !text;
};
const isNew = form.dataset.passkey === 'new';
const parse = isNew ? 'parseCreationOptionsFromJSON' : 'parseRequestOptionsFromJSON';
if (self.PublicKeyCredential && PublicKeyCredential[parse]) form.hidden = false;
else show(form.dataset.unsupported);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  show('');
  try {
    const publicKey = PublicKeyCredential[parse](JSON.parse(form.dataset.options));
    const credential = await navigator.credentials[isNew ? 'create' : 'get']({ publicKey });
    form.elements.answer.value = JSON.stringify(credential.toJSON());
    form.submit();
  } catch (error) {
    show(error.name === 'InvalidStateError' ? form.dataset.known : form.dataset.failed);
  }
  button.disabled = false;
});
`;

/** Below the policy's `script-src`, which names this address and no other. */
export const PASSKEY_SCRIPT_PATH = '/oidc/assets/passkeys.js';
