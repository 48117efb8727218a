/** Web push of this browser: asks for leave, and subscribes with the key of the server. */
import type { PushSubscriptionSent } from '../lib/wire';

export type PushState = 'unsupported' | 'denied' | 'possible';

export const pushState = (): PushState => {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

/** A key as the browser wants it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function plain(subscription: PushSubscription): PushSubscriptionSent {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** The subscription of this browser. Null if the player gives no leave; an error if the browser has no push service. */
export async function subscribe(key: string): Promise<PushSubscriptionSent | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register('/push-worker.js');
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  const old = await worker.pushManager.getSubscription();
  try {
    return plain(await worker.pushManager.subscribe(options));
  } catch (error) {
    // A subscription with the key of another server stands in the way.
    if (!old) throw error;
    await old.unsubscribe();
    return plain(await worker.pushManager.subscribe(options));
  }
}
