/** The few texts that must be there when the server, from which all others come, does not answer. */
import { FluentBundle } from '@fluent/bundle';
import { bundleOf, ENGLISH } from '../../lib/i18n.svelte';

const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

export const offlineBundles = (tongue: string): FluentBundle[] =>
  [...new Set([tongue, ENGLISH])].flatMap((one) => {
    const source = FILES[`./${one}.ftl`];
    return source ? [bundleOf(one, [source])] : [];
  });
