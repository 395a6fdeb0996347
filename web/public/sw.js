// Shows what the server pushes, and opens it. It keeps nothing and stands in no request's way.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // A message that is not ours still has to show something, or the browser says so itself.
  }
  const options = {
    body: told.body || '',
    icon: '/icon.png',
    badge: '/icon.png',
    // The same notification twice is one line on the lock screen.
    tag: `hako-${told.number || 'news'}`,
    data: { link: typeof told.link === 'string' && /^\/(?!\/)/.test(told.link) ? told.link : '/account/user/notification-mgmt' },
    lang: 'vi',
  };
  event.waitUntil(self.registration.showNotification(told.title || 'Hako', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find((window) => new URL(window.url).origin === self.location.origin);
      if (!open) return self.clients.openWindow(address);
      await open.focus();
      return open.url === address ? undefined : open.navigate(address).catch(() => self.clients.openWindow(address));
    }),
  );
});
