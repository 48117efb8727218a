// Shows what the server pushes, and opens the table when the notice is clicked.
self.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: '/icon.svg', badge: '/icon.svg', tag: link, data: { link } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil((async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find(({ url }) => url.split('#')[0] === link);
    await (open ? open.focus() : self.clients.openWindow(link));
  })());
});
