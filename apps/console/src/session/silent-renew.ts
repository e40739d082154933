import { UserManager } from 'oidc-client-ts';

/** Runs in the hidden frame of a renewal: hands the provider's answer to the page that opened it. */
void new UserManager({ authority: '', client_id: '', redirect_uri: '' }).signinSilentCallback();
