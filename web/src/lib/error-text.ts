import { ApiError } from './api';
import { hasText, t } from './i18n.svelte';

/** A refusal in the reader's language, in the server's own words if there is no translation. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { id, args, message } = error.error;
  return hasText(id) || !message ? t(id, args) : message;
}
