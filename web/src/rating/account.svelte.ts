/** The account of whoever sits at this browser, if they want one: a name, a passkey, and a session of the server. */
import { ApiError } from '../lib/api';
import { deleteAccount, passkeyOptions, registerAccount, registrationOptions, signIn, signOut } from '../lib/rating-api';
import { recallAs, rememberAs } from '../lib/memory';
import type { Session } from '../lib/wire';

const KEY = 'tikal.account';

/** Browsers have passkeys only over https or at localhost, and for a name rather than an address of numbers. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname);

class AccountStore {
  current: Session | null = $state.raw(recallAs(KEY));

  get name(): string | null { return this.current?.name ?? null; }
  get session(): string | null { return this.current?.session ?? null; }

  async register(name: string): Promise<void> {
    const { challenge, options } = await registrationOptions(name);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    this.keep(await registerAccount(challenge, plain(await navigator.credentials.create({ publicKey }))));
  }

  async signIn(): Promise<void> {
    const { challenge, options } = await passkeyOptions();
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
    this.keep(await signIn(challenge, plain(await navigator.credentials.get({ publicKey }))));
  }

  /** Forgets the session here, and lets the server forget it too if it answers. */
  async signOut(): Promise<void> {
    const { session } = this;
    this.keep(null);
    if (session !== null) await signOut(session).catch(ignoreRefusal);
  }

  async deleteForGood(): Promise<void> {
    if (this.session !== null) await deleteAccount(this.session);
    this.keep(null);
  }

  /** The server does not know the session any more. */
  forget(): void { this.keep(null); }

  private keep(session: Session | null): void {
    this.current = session;
    rememberAs(KEY, session);
  }
}

function plain(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return credential.toJSON() as unknown as Record<string, unknown>;
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

export const account = new AccountStore();
